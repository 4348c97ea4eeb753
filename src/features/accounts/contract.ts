import * as z from "zod/mini";
import { roles } from "#domain/account/roles.ts";
import { pageSizeField } from "#platform/wire.ts";

/** Fields shared by several topics of accounts. */
export const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);

export const role = z.enum(roles, "Please choose a role");
export const moment = z.string();
export const searchText = z._default(z.string().check(z.trim(), atMost(200)), "");

/** The key of a page: the previous page’s `next`, or nothing for the first. */
export const pageSize = pageSizeField(50);

/** A person with an account, as others see them. */
export const someone = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Someone = z.output<typeof someone>;

/** The reason, kept in the activity log and emailed to people whose roles or account it concerns. */
export const reason = z
  .string("Please give a reason")
  .check(z.trim(), z.minLength(3, "Please give a reason"), atMost(500));

export const done = z.object({});
