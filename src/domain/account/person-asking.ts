import type { Actor } from "./roles.ts";

/** The signed-in person a call is made by. A call that asks for this must not be open to visitors. */
export function personAsking(actor: Actor): string {
  if (actor.kind !== "person") throw new Error(`Somebody who is signed in must ask this, not a ${actor.kind}.`);
  return actor.userId;
}
