import { nameOfActor, system, visitor } from "#domain/roles.ts";
import type { Accounts } from "./accounts.ts";
import type { Move } from "./history.ts";
import type { Ask, Source } from "./showpieces.ts";

/** Whose name stands beside a move in a booking's record. */
export type Actors = { readonly consultant: string; readonly partner: Readonly<Partial<Record<Source, string>>> };

export const actorsFrom = ({ idOf }: Accounts): Actors => ({
  consultant: idOf("dispatcher@demo.example"),
  partner: {
    hotel: idOf("hotel@demo.example"),
    agent: idOf("agent@demo.example"),
    corporate: idOf("corporate@demo.example"),
  },
});

export function actorOf(move: Move, ask: Ask, { consultant, partner }: Actors): string {
  const customer = partner[ask.source] ?? nameOfActor(visitor);
  const isTakenByPerson = ask.source === "phone" || ask.source === "whatsapp";
  if (move.from === null) return isTakenByPerson ? consultant : customer;
  switch (move.to) {
    case "quoted":
    case "declined":
    case "no_show":
      return consultant;
    case "cancelled":
      return isTakenByPerson ? consultant : customer;
    case "awaiting_payment":
      return customer;
    default:
      return nameOfActor(system);
  }
}
