import { type SQL, sql } from "drizzle-orm";
import { insertSelect } from "#db/insert-select.ts";
import { trips } from "#db/schema/trips.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { PlannedLeg } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { holdSql, holdValues } from "./hold-store.ts";
import { type HoldRequest, holdsRequest } from "./hold-vehicles.ts";

/** The trips of a booking that is being written, and the vehicles to hold for them. */
export type Sale = {
  readonly legs: readonly (PlannedLeg & { readonly priceCents: number | null })[];
  readonly state: Extract<TripState, "planned" | "unassigned">;
  readonly vehicleClass: VehicleClass;
  readonly holds: Omit<HoldRequest, "bookingId">;
};

const inputOf = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** Parts of the single statement that writes a booking, so that a sale costs no more than plain SQL. */
export const saleSql = {
  /** Inserts the trips of the row in `booking`. */
  plan: (booking: SQL): SQL =>
    insertSelect(
      trips,
      {
        id: sql`t.id`,
        bookingId: sql`b.id`,
        leg: sql`t.leg`,
        part: "default",
        state: inputOf("tripState", "text"),
        version: "default",
        pickupLocation: sql`t.from`,
        destination: sql`t.to`,
        pickupAt: sql`t."pickupAt"`,
        plannedEnd: sql`t.end`,
        passengers: sql`b.passengers`,
        bags: "default",
        childSeats: "default",
        childSeatSizes: "default",
        vehicleClass: inputOf("tripClass", "text"),
        priceCents: sql`t."priceCents"`,
        flightNumber: sql`case when t.leg = 1 then b.flight_number else b.return_flight_number end`,
        stops: sql`b.extra_stops`,
        cancelledAt: "default",
        cancelReason: "default",
        feeCents: "default",
        remindedAt: "default",
        toldArrivalAt: "default",
        splitFrom: "default",
        continues: "default",
        createdAt: sql`b.created_at`,
      },
      sql`from ${booking} b, jsonb_to_recordset(${inputOf("trips", "jsonb")})
        as t (id uuid, leg int, "from" text, "to" text, "pickupAt" timestamptz, "end" timestamptz, "priceCents" int)`,
    ),
  /** Holds a vehicle for each leg that has a free one, and returns those legs. */
  hold: holdSql,
  /** The parameters that the parts share. */
  valuesOf: (ctx: Context, { legs, state, vehicleClass, holds }: Sale): Readonly<Record<string, unknown>> => ({
    tripState: state,
    tripClass: vehicleClass,
    trips: JSON.stringify(legs.map(({ busy: _busy, ...leg }) => ({ ...leg, id: ctx.newId() }))),
    ...holdValues(holdsRequest(ctx, holds)),
  }),
};
