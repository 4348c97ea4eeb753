import * as z from "zod/mini";
import { uploadedPicture } from "./picture-contract.ts";

// The fields that records with pages share: tours and services.

export const line = (message: string, most = 200) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(most, `Please use at most ${most} characters`));

export const optional = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Please use at most ${most} characters`));

export const lines = (most: number, each = 300) =>
  z.array(line("Enter a text, or remove the line", each)).check(z.maxLength(most, `At most ${most}`));

/** The last part of a page’s address. */
export const slugField = z
  .string("Enter an address")
  .check(
    z.maxLength(60, "Please use at most 60 characters"),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lower-case letters, digits and hyphens, such as cape-point"),
  );

export const noticeHours = z.nullable(
  z.int("Enter hours").check(z.minimum(1, "Enter 1 or more"), z.maximum(720, "Enter 720 or less")),
);

export const picture = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("drawn"), name: z.string().check(z.maxLength(80)) }),
  uploadedPicture,
]);

export const gallery = z.readonly(z.array(picture).check(z.maxLength(12, "At most 12 pictures")));

export const questions = z
  .array(z.object({ question: line("Enter the question", 200), answer: line("Enter the answer", 1500) }))
  .check(z.maxLength(20, "At most 20 questions"));

/** A version of a record, as its editor lists them. */
export const listedVersion = z.object({
  version: z.int(),
  saved_at: z.iso.datetime(),
  saved_by: z.nullable(z.string()),
  put_back_of: z.nullable(z.int()),
});
export type ListedVersion = z.output<typeof listedVersion>;

export const addressTaken = "Another tour, service or page has this address. Choose another one.";
