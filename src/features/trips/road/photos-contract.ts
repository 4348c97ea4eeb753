import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { photoKinds } from "#domain/road/photo-kinds.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField } from "#platform/wire.ts";
import { place } from "./contract.ts";

const idOrNone = z._default(z.nullable(z.uuid()), null);

/**
 * The subject of a photo: a trip or a vehicle, and the record that it belongs to, such as a shift or an
 * incident.
 */
const subject = { trip_id: idOrNone, vehicle_id: idOrNone, record_id: idOrNone };

const listedPhoto = z.object({
  id: z.string(),
  kind: z.enum(photoKinds),
  file_id: z.string(),
  /** By the server’s clock, corrected by the seconds that the phone’s clock was behind. */
  happened_at: z.string(),
  received_at: z.string(),
  clock_behind_s: z.int(),
  by: z.string(),
});
export type ListedPhoto = z.output<typeof listedPhoto>;

export const photosContract = contract({
  sendPhoto: call({
    summary:
      "Adds a photograph of a driver to a trip or a vehicle, up to 24 hours later and once however often it comes.",
    access: ["driver"],
    effect: "changes",
    input: z.object({
      /** The same key however often it is sent. */
      key: z.uuid(),
      kind: z.enum(photoKinds),
      ...subject,
      /** Both by the phone’s clock. */
      occurred_at: momentField(),
      sent_at: momentField(),
      place: z.nullable(place),
      file_id: z.uuid(),
      claim: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    output: z.object({}),
    refusals: {
      not_found: "This photograph doesn’t belong to any of your trips or vehicles.",
      too_old: "This photograph is more than 24 hours old. Please call dispatch.",
      file_gone: "We didn’t receive the photograph. It will be sent again.",
      not_a_picture: "Please choose a JPG or PNG picture.",
      too_many: "This trip already has 60 photographs. Please call dispatch.",
    },
  }),
  listPhotos: call({
    summary: "Lists the photographs of a trip, a vehicle or a record such as an incident, the oldest first.",
    access: rolesThatMay("view_trip_events"),
    effect: "reads",
    input: z.object(subject),
    output: z.object({ photos: z.array(listedPhoto) }),
  }),
});
