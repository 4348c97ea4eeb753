import * as z from "zod/mini";
import { roles } from "#domain/account/roles.ts";
import { pageSizeField } from "#platform/wire.ts";

/** Fields that several topics of the accounts share; each topic has its calls in a contract of its own. */
export const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);

export const role = z.enum(roles, "Please choose a role");
export const moment = z.string();
export const searchText = z._default(z.string().check(z.trim(), atMost(200)), "");

/** Where a page starts: the `next` of the page before, or nothing for the first. */
export const pageSize = pageSizeField(50);

/** A person with an account, as others see them. */
export const someone = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Someone = z.output<typeof someone>;

/** Why: kept in the activity log, and emailed to the person where their roles or account are concerned. */
export const reason = z
  .string("Please give a reason")
  .check(z.trim(), z.minLength(3, "Please give a reason"), atMost(500));

export const done = z.object({});
