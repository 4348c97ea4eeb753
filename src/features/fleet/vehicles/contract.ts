import * as z from "zod/mini";
import { fuels, vehicleAbsenceKinds, vehicleStates } from "#domain/fleet/fleet.ts";
import { cleanPlate, isVin } from "#domain/fleet/plate.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { optionalTextField, pageSizeField, searchField, slugField, textField } from "#platform/wire.ts";
import { changed, chosen, fleetReaders, fleetRefusals, fleetWriters, kmField, sentFile } from "../contract.ts";

const moment = z.iso.datetime();
const vehicleClass = slugField("Choose a vehicle class");
const state = z.enum(vehicleStates);

const whole = (message: string, least: number, most: number) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message));

/** A vehicle’s editable facts. Its kilometres come from the log, its status from its own actions. */
const facts = {
  plate: z.pipe(
    z.pipe(textField("Enter the number plate", 20), z.transform(cleanPlate)),
    z.string().check(z.regex(/^[0-9A-Z][0-9A-Z -]*$/, "Enter a number plate such as CA 123-456")),
  ),
  vehicle_class: vehicleClass,
  make: textField("Enter the make", 60),
  model: textField("Enter the model", 80),
  year: whole("Enter a year such as 2024", 1980, 2100),
  seats: whole("Enter 1 to 80 passenger seats", 1, 80),
  bags: whole("Enter 0 to 200 bags", 0, 200),
  vin: z.pipe(
    z.pipe(
      optionalTextField(17),
      z.transform((text: string) => text.toUpperCase()),
    ),
    z.string().check(z.refine((text) => text === "" || isVin(text), "Enter the 17 characters, without I, O and Q")),
  ),
  colour: optionalTextField(40),
  fuel: z._default(z.nullable(z.enum(fuels)), null),
  has_trailer_hook: z._default(z.boolean(), false),
  owner_id: z._default(z.nullable(z.uuid()), null),
  note: optionalTextField(2000),
};
export const vehicleForm = z.object(facts);
export type VehicleForm = z.output<typeof vehicleForm>;

export const vehicleOwner = z.object({ id: z.string(), name: z.string() });

export const listedVehicle = z.object({
  id: z.string(),
  version: z.int(),
  plate: z.string(),
  vehicle_class: vehicleClass,
  make: z.string(),
  model: z.string(),
  year: z.int(),
  seats: z.int(),
  bags: z.int(),
  state,
  odometer_km: z.int(),
  /** Null for our own. */
  owner: z.nullable(vehicleOwner),
  photo_id: z.nullable(z.string()),
  colour: z.string(),
  /** The last day on which all required documents are valid; null if one is missing. */
  documents_until: z.nullable(z.string()),
  open_defects: z.int(),
  /** Why it is unavailable now. */
  absence: z.nullable(z.object({ kind: z.enum(vehicleAbsenceKinds), until: moment })),
});
export type ListedVehicle = z.output<typeof listedVehicle>;

export const openedVehicle = z.object({
  ...listedVehicle.shape,
  vin: z.string(),
  fuel: z.nullable(z.enum(fuels)),
  has_trailer_hook: z.boolean(),
  note: z.string(),
  retired_at: z.nullable(moment),
  created_at: moment,
  updated_at: moment,
  moves: z.array(
    z.object({
      id: z.string(),
      from_state: z.nullable(state),
      to_state: state,
      by: z.string(),
      reason: z.nullable(z.string()),
      at: moment,
    }),
  ),
  possible_states: z.array(state),
  /** Trips that need another vehicle before it is retired. */
  trips_ahead: z.int(),
});
export type OpenedVehicle = z.output<typeof openedVehicle>;

/** Sorted by number plate. */
export const vehicleKey = pageKey({ plate: keyParts.text, id: keyParts.id });

export const takenPlate = { plate_taken: "Another vehicle already has this number plate." } as const;
const owned = {
  no_such_class: "We couldn’t find that vehicle class.",
  no_such_owner: "Choose one of our driver providers as the owner.",
} as const;
const yearAhead = { year_ahead: "Enter a year up to next year." } as const;

export const vehiclesContract = contract({
  listVehicles: call({
    summary: "Lists vehicles by number plate, filtered by status, class and owner.",
    access: fleetReaders,
    effect: "reads",
    input: z.object({
      states: z.optional(z.array(state).check(z.maxLength(vehicleStates.length))),
      vehicle_class: z.optional(vehicleClass),
      /** `own`, or the id of a driver provider. */
      owner: z.optional(z.union([z.literal("own"), z.uuid()])),
      search: searchField,
      after: vehicleKey.field,
      size: pageSizeField(25),
    }),
    output: z.object({ vehicles: z.array(listedVehicle), next: z.nullable(z.string()) }),
  }),
  vehicleOwners: call({
    summary: "Lists the driver providers who may own a vehicle.",
    access: fleetReaders,
    effect: "reads",
    input: z.object({}),
    output: z.object({ owners: z.array(vehicleOwner) }),
  }),
  readVehicle: call({
    summary: "Shows one vehicle with its facts, status and history.",
    access: fleetReaders,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: openedVehicle,
    refusals: { not_found: fleetRefusals.not_found },
  }),
  enterVehicle: call({
    summary: "Adds a vehicle to the fleet.",
    access: fleetWriters,
    effect: "creates",
    input: z.object({ ...facts, odometer_km: z._default(kmField(), 0) }),
    output: changed,
    refusals: { ...takenPlate, ...owned, ...yearAhead },
  }),
  editVehicle: call({
    summary: "Changes the facts of a vehicle.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({ ...chosen, ...facts }),
    output: changed,
    refusals: {
      not_found: fleetRefusals.not_found,
      changed_meanwhile: fleetRefusals.changed_meanwhile,
      ...takenPlate,
      ...owned,
      ...yearAhead,
    },
  }),
  photographVehicle: call({
    summary: "Adds or replaces the photograph of a vehicle.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({ ...chosen, ...sentFile }),
    output: changed,
    refusals: {
      not_found: fleetRefusals.not_found,
      changed_meanwhile: fleetRefusals.changed_meanwhile,
      file_gone: "We no longer have that file. Please upload it again.",
      not_a_picture: "Choose a JPG or PNG picture.",
    },
  }),
  changeVehicleStatus: call({
    summary: "Moves a vehicle to another status, with the reason: maintenance, off the road, retired or available.",
    access: fleetWriters,
    effect: "changes",
    input: z.object({ ...chosen, to: state, reason: textField("Enter the reason", 500) }),
    output: changed,
    refusals: {
      ...fleetRefusals,
      has_trips: "This vehicle still has trips ahead. Move them to other vehicles first.",
    },
  }),
});
