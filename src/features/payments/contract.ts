import * as z from "zod/mini";
import { timeKey } from "#platform/page-key.ts";
import { optionalTextField, pageSizeField, textField } from "#platform/wire.ts";

export const reason = textField("Please enter the reason", 500);

export const note = optionalTextField(500);

/** A page of a list: the `next` of the page before, and how many rows. */
export const paging = {
  after: timeKey.field,
  size: pageSizeField(25),
};

export const amountMessage = "Please enter the amount";

export const amount = z
  .int(amountMessage)
  .check(z.minimum(1, amountMessage), z.maximum(100_000_000, "Enter a smaller amount"));
