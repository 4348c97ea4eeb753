import * as z from "zod/mini";
import { childSeatKinds, equipmentKinds } from "#domain/fleet/fleet.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField, versionField } from "#platform/wire.ts";
import { fleetReaders, fleetWriters } from "../contract.ts";

export const stock = z.object({ kind: z.enum(equipmentKinds), quantity: z.int(), version: z.int() });
export type Stock = z.output<typeof stock>;

export const quantityField = z
  .int("Enter how many")
  .check(z.minimum(0, "Enter zero or more"), z.maximum(1000, "Enter at most 1 000"));

/** `free` is negative if more are promised than exist. */
const counted = { quantity: z.int(), taken: z.int(), free: z.int() };

export const equipmentContract = contract({
  equipmentStock: call({
    summary: "Lists child seats by size, trailers and other equipment, and how many child seats are free at a time.",
    access: fleetReaders,
    effect: "reads",
    /** If left out, now. */
    input: z.object({ at: z.optional(momentField()) }),
    output: z.object({
      stock: z.array(stock),
      at: z.iso.datetime(),
      /** All sizes together, including unknown ones. */
      child_seats: z.object(counted),
      /** By size, as far as bookings give it. */
      child_seat_sizes: z.array(z.object({ kind: z.enum(childSeatKinds), ...counted })),
      /** In use, with unknown size. */
      unknown_size: z.int(),
      /** Extras that are counted, from the catalogue. */
      extras: z.array(z.object({ name: z.string(), ...counted })),
    }),
  }),
  setEquipment: call({
    summary: "Sets how many of one kind of equipment there are.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({ kind: z.enum(equipmentKinds), quantity: quantityField, version: versionField }),
    output: stock,
    refusals: { changed_meanwhile: "Someone else has just changed this number. Review the change, then save again." },
  }),
});
