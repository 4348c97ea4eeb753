import type { Context } from "./context.ts";

/** Somebody who is to be forgotten. The address is null unless it is confirmed as theirs: others' rows are not theirs to erase. */
export type ErasedPerson = { readonly userId: string; readonly email: string | null };

/**
 * Takes a person out of one feature's tables, in the transaction that erases the account. What the law makes us keep
 * stays without name, address and number. Safe to run twice.
 */
export type Erasure = (ctx: Context, person: ErasedPerson) => Promise<void>;

/** Each feature that holds people, by the name of what it does. */
export type Erasures = Readonly<Record<string, Erasure>>;
