import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { privacyContract } from "../contract.ts";
import { findHeldPerson } from "./find-held-person.ts";

/** Our data under an address, by kind, and whether it can be erased. */
export async function personData(ctx: Context, { email }: ParsedOf<typeof privacyContract.personData>) {
  const heldPerson = await findHeldPerson(ctx, email.toLowerCase());
  return heldPerson.ok ? accept(heldPerson.value.held) : heldPerson;
}
