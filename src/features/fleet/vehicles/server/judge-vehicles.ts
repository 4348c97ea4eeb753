import * as z from "zod/mini";
import { classOf, type VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import { fuelLabels } from "#domain/fleet/fleet-labels.ts";
import { barePlate } from "#domain/fleet/plate.ts";
import { csvValue, type VehicleCsvField, type VehicleCsvRow, vehicleCsvFields } from "#domain/fleet/vehicle-csv.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { judgeImport } from "#platform/imports/judge-import.ts";
import { toWire } from "#platform/to-wire.ts";
import type { VehicleRow } from "../../server/store.ts";
import { type VehicleForm, vehicleForm } from "../contract.ts";
import { findByPlates } from "./import-views.ts";
import { findVehicleClasses } from "./views.ts";

export const ofVehicles = { kind: "vehicles", scope: null } as const;

/** The effect of each row on the current fleet. An empty cell leaves the current value. */
export async function judgeVehicles(ctx: Context, rows: readonly VehicleCsvRow[]) {
  const lastYear = Number(localDateOf(ctx.now).slice(0, 4)) + 1;
  const classes = await findVehicleClasses(ctx.db);
  const plates = rows.map(({ plate = "" }) => plate);
  return judgeImport<VehicleCsvField, VehicleRow, VehicleForm>(rows, {
    fields: vehicleCsvFields,
    key: "plate",
    compared: barePlate,
    twice: "This number plate is in the file twice",
    known: await findByPlates(ctx.db, plates),
    read: (row, before) => readVehicle(row, before, { lastYear, classes }),
    shown: (of) => shownOf("version" in of ? formOf(of) : of, classes),
  });
}

type Known = { readonly lastYear: number; readonly classes: VehicleClasses };

function readVehicle(row: VehicleCsvRow, before: VehicleRow | undefined, { lastYear, classes }: Known) {
  const cells = Object.fromEntries(
    vehicleCsvFields.flatMap((field) => (row[field] ? [[field, csvValue(field, row[field], classes)]] : [])),
  );
  const parsed = z.safeParse(vehicleForm, { ...(before && formOf(before)), ...cells });
  if (!parsed.success) return { problems: messagesOf(parsed.error.issues, classes) };
  const problems = [
    ...(classOf(classes, parsed.data.vehicle_class) ? [] : [`Enter the ${classNames(classes)}`]),
    ...(parsed.data.year > lastYear ? ["Enter a year up to next year"] : []),
    ...(before?.state === "retired" ? ["This vehicle is retired. Bring it back first"] : []),
  ];
  if (problems.length > 0) return { problems };
  // The plate was only used to find it: different spacing is no change.
  return { form: { ...parsed.data, plate: before?.plate ?? parsed.data.plate } };
}

const formOf = (row: VehicleRow): VehicleForm => toWire(vehicleForm, row);

/** Display values rather than stored ones. */
const namesOf = (classes: VehicleClasses): ReadonlyMap<unknown, string> =>
  new Map<unknown, string>([...classes.map(({ id, name }) => [id, name] as const), ...Object.entries(fuelLabels)]);

const shownOf = (form: VehicleForm, classes: VehicleClasses) =>
  Object.fromEntries(
    vehicleCsvFields.map((field) => {
      const isNamed = field === "vehicle_class" || field === "fuel";
      return [field, (isNamed && namesOf(classes).get(form[field])) || String(form[field] ?? "")];
    }),
  ) as Record<VehicleCsvField, string>;

const classNames = (classes: VehicleClasses): string =>
  `class: ${classes
    .filter(({ state }) => state !== "ended")
    .map(({ name }) => name)
    .join(", ")}`;

/** A column that is missing altogether has no message of its own. */
const messagesOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  classes: VehicleClasses,
) =>
  issues.map(({ path: [field = ""], message }) => {
    if (field === "vehicle_class") return `Enter the ${classNames(classes)}`;
    return message.startsWith("Invalid") ? `Enter the ${String(field)}` : message;
  });
