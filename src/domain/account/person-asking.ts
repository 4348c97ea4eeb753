import type { Actor } from "./roles.ts";

/** The signed-in caller. Calls open to visitors must not use this. */
export function personAsking(actor: Actor): string {
  if (actor.kind !== "person") throw new Error(`Somebody who is signed in must ask this, not a ${actor.kind}.`);
  return actor.userId;
}
