import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { textField, versionField } from "#platform/wire.ts";

/** Reasons our team gives in one tap; the driver reads them. */
export const photoReasons = {
  not_clear: "The face isn’t clear. Please take it in daylight.",
  glasses: "Please take it without sunglasses or a cap.",
  not_alone: "Please be alone in the picture.",
  not_you: "This isn’t a picture of you.",
} as const;
export type PhotoReason = keyof typeof photoReasons;

const ownPhoto = z.object({
  driver_id: z.string(),
  photo_id: z.nullable(z.string()),
  /** Sent, and not looked at yet. */
  offered_id: z.nullable(z.string()),
  /** Why the last one was not taken; empty if it was. */
  answer: z.string(),
});
export type OwnPhoto = z.output<typeof ownPhoto>;

export const driverPhotosContract = contract({
  myPhoto: call({
    summary: "Reads the photograph of the driver who asks, and the one that waits for our team.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: ownPhoto,
    refusals: { not_found: "We couldn’t find your driver record." },
  }),
  sendMyPhoto: call({
    summary: "Sends a photograph of the driver who asks. Customers see it once our team has looked at it.",
    access: ["driver"],
    effect: "changes",
    limit: { times: 10, seconds: 600 },
    input: z.object({ file_id: z.uuid(), claim: textField("Upload the photograph again", 100) }),
    output: ownPhoto,
    refusals: {
      not_found: "We couldn’t find your driver record.",
      file_gone: "The upload has expired. Please choose the photograph again.",
      not_a_picture: "Choose a JPEG or PNG picture.",
      not_square: "Choose a square picture.",
    },
  }),
  decideDriverPhoto: call({
    summary: "Takes or declines the photograph that a driver sent.",
    access: rolesThatMay("change_fleet_records"),
    effect: "changes",
    input: z.object({
      driver_id: z.uuid("Choose a driver"),
      version: versionField,
      /** Null takes it. */
      reason: z.nullable(z.enum(Object.keys(photoReasons) as [PhotoReason, ...PhotoReason[]])),
    }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that driver.",
      changed_meanwhile: "Someone else has just changed this driver. Review the changes, then save again.",
      nothing_offered: "This photograph has already been decided on.",
    },
  }),
});
