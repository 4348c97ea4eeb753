import { type PartLoad, type SeatCounts, seatCountKinds, seatCounts, seatsOf } from "./part-seats.ts";

/**
 * After one vehicle’s load is changed, the others take the rest, last one first, so that every passenger and bag is
 * covered. Every vehicle keeps at least one passenger.
 */
export function fillRest(whole: PartLoad, parts: readonly PartLoad[], changed: number): readonly PartLoad[] {
  const passengers = filled(whole.passengers, { counts: parts.map((part) => part.passengers), changed, least: 1 });
  const bags = filled(whole.bags, { counts: parts.map((part) => part.bags), changed, least: 0 });
  const each = parts.map((part) => seatCounts(part.seats));
  const seats = (kind: keyof SeatCounts) =>
    filled(seatCounts(whole.seats)[kind], { counts: each.map((counts) => counts[kind]), changed, least: 0 });
  const bySize = new Map(seatCountKinds.map((kind) => [kind, seats(kind)]));
  const seatsAt = (at: number) => {
    const count = (kind: keyof SeatCounts) => bySize.get(kind)?.[at] ?? 0;
    return seatsOf({
      infant_seat: count("infant_seat"),
      toddler_seat: count("toddler_seat"),
      booster_seat: count("booster_seat"),
      unknown: count("unknown"),
    });
  };
  return parts.map((_, at) => ({ passengers: passengers[at] ?? 1, bags: bags[at] ?? 0, seats: seatsAt(at) }));
}

type Shares = { readonly counts: readonly number[]; readonly changed: number; readonly least: number };

function filled(total: number, { counts, changed, least }: Shares): readonly number[] {
  const shares = [...counts];
  let left = total - shares.reduce((sum, count) => sum + count, 0);
  // What no other vehicle can take stays with the changed one.
  const others = [...shares.keys()].filter((at) => at !== changed).reverse();
  for (const at of [...others, changed]) {
    const share = shares[at] ?? 0;
    const moved = Math.max(least - share, left);
    shares[at] = share + moved;
    left -= moved;
  }
  return shares;
}
