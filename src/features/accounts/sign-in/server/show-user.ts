import { describeOwing, describeUser } from "../../server/describe-user.ts";
import type { PersonAuthRequest } from "../../server/handle-auth.ts";
import { type AuthReply, answer } from "../../server/refuse-auth.ts";
import { findOwnAccount } from "./find-own-account.ts";

/** GET /user. */
export async function showUser(input: PersonAuthRequest): Promise<AuthReply> {
  const { impersonatorId, owesFactor } = input.person.session;
  return answer((owesFactor ? describeOwing : describeUser)(await findOwnAccount(input), impersonatorId));
}
