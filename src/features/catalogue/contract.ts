import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { uploadedPicture } from "./picture-contract.ts";

const sent = z.object({
  file_id: z.uuid("Upload the picture again"),
  claim: z.string("Upload the picture again").check(z.maxLength(100)),
});

export const catalogueContract = contract({
  addLogo: call({
    summary: "Keeps an uploaded logo: with clear corners for pages, and on white for phones’ home screens.",
    access: rolesThatMay("change_tariffs"),
    effect: "creates",
    input: z.object({ mark: sent, icon: sent }),
    output: z.object({ logo: z.string() }),
    refusals: {
      file_gone: "The upload was lost. Please choose the logo again.",
      not_a_picture: "We couldn’t read this logo. Please choose another one, as PNG, JPG or WebP.",
    },
  }),
  addPicture: call({
    summary: "Keeps an uploaded photograph for tours and vehicle classes, with a smaller copy for small screens.",
    access: rolesThatMay("change_tariffs"),
    effect: "creates",
    input: z.object({ large: sent, small: z.nullable(sent) }),
    output: z.object({ picture: z.omit(uploadedPicture, { alt: true }) }),
    refusals: {
      file_gone: "The upload was lost. Please choose the picture again.",
      not_a_picture: "We couldn’t read this picture. Please choose another one, as JPG, PNG or WebP.",
      too_small: "This picture is too small. Choose one that is at least 800 pixels wide or high.",
    },
  }),
});
