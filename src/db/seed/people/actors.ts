import { nameOfActor, system, visitor } from "#domain/account/roles.ts";
import type { Source } from "../featured-bookings.ts";
import type { Move } from "../history.ts";
import type { Membership } from "./accounts.ts";
import type { OrganisationRow } from "./partners.ts";

/** The actors that can be beside a move in a booking’s record. */
export type Actors = { readonly consultant: string; readonly members: readonly Membership[] };

type Asking = { readonly source: Source; readonly organisation: OrganisationRow | null };

export function actorOf(move: Move, asking: Asking, actors: Actors): string {
  if (move.from === null) return askerOf(asking, actors);
  switch (move.to) {
    case "quoted":
    case "declined":
    case "no_show":
      return actors.consultant;
    case "awaiting_payment":
    case "cancelled":
      return askerOf(asking, actors);
    default:
      return nameOfActor(system);
  }
}

/** Guests do it on the website, a partner with an account does it there; for all others our team does. */
function askerOf({ source, organisation }: Asking, { consultant, members }: Actors): string {
  if (source === "website" || source === "affiliate") return nameOfActor(visitor);
  return members.find(({ organisationId }) => organisationId === organisation?.id)?.userId ?? consultant;
}
