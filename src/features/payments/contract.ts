import * as z from "zod/mini";
import { timeKey } from "#platform/page-key.ts";

export const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);

export const reason = z
  .string("Please enter the reason")
  .check(z.trim(), z.minLength(1, "Please enter the reason"), atMost(500));

export const note = z._default(z.string().check(z.trim(), atMost(500)), "");

export const search = z._default(z.string().check(z.trim(), atMost(100)), "");

/** A page of a list: the `next` of the page before, and how many rows. */
export const paging = {
  after: timeKey.field,
  size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 25),
};

export const amountMessage = "Please enter the amount";

export const amount = z
  .int(amountMessage)
  .check(z.minimum(1, amountMessage), z.maximum(100_000_000, "Enter a smaller amount"));
