import type {
  equipment,
  fuelEntries,
  maintenancePlans,
  odometerReadings,
  vehicleAbsences,
  vehicleDefectMoves,
  vehicleDefects,
  vehicleMoves,
  workOrderMoves,
  workOrders,
} from "#db/schema/fleet.ts";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { drawingOf, type VehicleDrawing } from "#domain/catalogue/vehicle-class.ts";
import type { EquipmentKind } from "#domain/fleet/fleet.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { VehicleRow } from "./fleet.ts";
import { random } from "./random.ts";
import { oclock, type SeedClock } from "./seed-clock.ts";

type Care = {
  readonly clock: SeedClock;
  readonly vehicles: readonly VehicleRow[];
  /** The fleet’s keepers, and the driver who reports. */
  readonly team: string;
  readonly driver: { readonly id: string; readonly userId: string };
};

export type FleetCare = {
  readonly vehicleMoves: (typeof vehicleMoves.$inferInsert)[];
  readonly maintenancePlans: (typeof maintenancePlans.$inferInsert)[];
  readonly workOrders: (typeof workOrders.$inferInsert)[];
  readonly workOrderMoves: (typeof workOrderMoves.$inferInsert)[];
  readonly vehicleAbsences: (typeof vehicleAbsences.$inferInsert)[];
  readonly odometerReadings: (typeof odometerReadings.$inferInsert)[];
  readonly fuelEntries: (typeof fuelEntries.$inferInsert)[];
  readonly vehicleDefects: (typeof vehicleDefects.$inferInsert)[];
  readonly vehicleDefectMoves: (typeof vehicleDefectMoves.$inferInsert)[];
  readonly equipment: (typeof equipment.$inferInsert)[];
};

/** Distances, fillings and care of the fleet: a service that is overdue, one that is near, one in the workshop. */
export function fleetCare(care: Care): FleetCare {
  const ours = care.vehicles.filter(({ ownerId }) => ownerId === null).map((vehicle, at) => storyOf(care, vehicle, at));
  return {
    vehicleMoves: care.vehicles.flatMap((vehicle) => movesOf(care, vehicle)),
    maintenancePlans: ours.map(({ plan }) => plan),
    workOrders: ours.flatMap(({ orders }) => orders),
    workOrderMoves: ours.flatMap(({ orderMoves }) => orderMoves),
    vehicleAbsences: ours.flatMap(({ absences }) => absences),
    odometerReadings: ours.flatMap(({ readings }) => readings),
    fuelEntries: ours.flatMap(({ fills }) => fills),
    ...defectsOf(care),
    equipment: equipmentOf(care),
  };
}

/** Litres per 100 km, and kilometres on an average day. */
const use: Readonly<Record<VehicleDrawing, { readonly litres: number; readonly kmPerDay: number }>> = {
  sedan: { litres: 7.4, kmPerDay: 120 },
  shuttle: { litres: 9.6, kmPerDay: 130 },
  luxury_coach: { litres: 14.2, kmPerDay: 110 },
  large_coach: { litres: 31.5, kmPerDay: 95 },
};
const centsPerLitre = 2_245;
const stations = ["Engen Paarden Eiland", "Shell Airport Approach Road", "Astron Somerset Road"];

/** Days since the last service: the second vehicle is late, the fifth is nearly due. */
const serviceDays = [40, 380, 60, 70, 110, 50, 30, 45, 20, 65];

function storyOf(care: Care, vehicle: VehicleRow, at: number) {
  const { clock, team } = care;
  const luck = random(`care of ${vehicle.plate}`);
  const { litres, kmPerDay } = use[drawingOf(startingClasses, vehicle.vehicleClass)];
  const kmAt = (days: number) => Math.max(0, Math.round((vehicle.odometerKm ?? 0) - kmPerDay * days));
  const by = { actor: team };

  const dates = Array.from({ length: 20 }, (_, fill) => 6 * (20 - fill) - 4);
  const fills = dates.map((days, fill) => {
    const filledAt = clock.at(-days, oclock(6) + luck.whole(0, 90));
    const since = fill === 0 ? 6 * kmPerDay : kmAt(days) - kmAt(dates[fill - 1] ?? days);
    const amount = Math.round(since * litres * (0.94 + luck.next() * 0.12)) / 100;
    const bought = { litres: amount, costCents: Math.round(amount * centsPerLitre), station: luck.pick(stations) };
    return {
      id: luck.id(filledAt),
      vehicleId: vehicle.id,
      filledAt,
      km: kmAt(days),
      ...bought,
      ...by,
      createdAt: filledAt,
    };
  });
  const readings = fills.map(({ id, km, filledAt }) => ({
    id,
    vehicleId: vehicle.id,
    km,
    readAt: filledAt,
    source: "fuel" as const,
    ...by,
    createdAt: filledAt,
  }));

  // The odometer was read after the last fill.
  const readAt = clock.at(-1, oclock(18));
  const asNow = {
    id: luck.id(readAt),
    vehicleId: vehicle.id,
    km: kmAt(0),
    readAt,
    source: "team" as const,
    actor: team,
    createdAt: readAt,
  };

  const days = serviceDays[at] ?? 100;
  const servedAt = clock.at(-days, oclock(15));
  const last = { lastKm: at === 4 ? kmAt(0) - 14_200 : kmAt(days), lastOn: localDateOf(servedAt) };
  const plan = {
    id: luck.id(servedAt),
    vehicleId: vehicle.id,
    name: "Service",
    everyKm: 15_000,
    everyMonths: 12,
    ...last,
    createdAt: servedAt,
  };
  const service = serviceOrder({ vehicle, planId: plan.id, at: servedAt, last, team, id: luck.id(servedAt) });
  const workshop = vehicle.state === "maintenance" ? clutchOrder(care, vehicle, luck.id(clock.at(-1))) : undefined;
  return {
    plan,
    fills,
    readings: [...readings, service.reading, asNow],
    orders: [service.order, ...(workshop ? [workshop.order] : [])],
    orderMoves: [...service.moves, ...(workshop?.moves ?? [])],
    absences: workshop ? [workshop.absence] : [],
  };
}

type Service = {
  readonly id: string;
  readonly vehicle: VehicleRow;
  readonly planId: string;
  readonly at: Date;
  readonly last: { readonly lastKm: number; readonly lastOn: ReturnType<typeof localDateOf> };
  readonly team: string;
};

const checks = ["Engine oil and filter", "Brakes", "Tyres and wheel nuts", "Lights", "Seat belts"];

function serviceOrder({ id, vehicle, planId, at, last, team }: Service) {
  const luck = random(`service of ${vehicle.plate}`);
  const move = { workOrderId: id, actor: team, reason: null, createdAt: at };
  return {
    order: {
      id,
      vehicleId: vehicle.id,
      planId,
      state: "done" as const,
      version: 2,
      priority: "normal" as const,
      title: "Service",
      checklist: checks.map((text) => ({ text, done: true })),
      labourCents: 145_000,
      parts: [
        { name: "Oil filter", quantity: 1, cost_cents: 18_500 },
        { name: "Engine oil, 5 litres", quantity: 1, cost_cents: 64_900 },
      ],
      odometerKm: last.lastKm,
      doneOn: last.lastOn,
      createdBy: team,
      createdAt: at,
      updatedAt: at,
    },
    moves: [
      { id: luck.id(at), ...move, fromState: null, toState: "open" as const },
      { id: luck.id(at), ...move, fromState: "open" as const, toState: "done" as const },
    ],
    reading: {
      id,
      vehicleId: vehicle.id,
      km: last.lastKm,
      readAt: at,
      source: "work_order" as const,
      actor: team,
      createdAt: at,
    },
  };
}

/** The one in the workshop: a clutch, since yesterday and until the day after tomorrow. */
function clutchOrder({ clock, team }: Care, vehicle: VehicleRow, id: string) {
  const [plannedFrom, plannedTo] = [clock.at(-1, oclock(8)), clock.at(2, oclock(17))];
  const luck = random(`clutch of ${vehicle.plate}`);
  const move = { workOrderId: id, actor: team, reason: null, createdAt: plannedFrom };
  return {
    order: {
      id,
      vehicleId: vehicle.id,
      state: "in_progress" as const,
      version: 2,
      priority: "high" as const,
      title: "Replace the clutch",
      note: "Waiting for the release bearing.",
      labourCents: 380_000,
      checklist: ["Clutch kit fitted", "Release bearing", "Road test"].map((text, at) => ({ text, done: at === 0 })),
      parts: [{ name: "Clutch kit", quantity: 1, cost_cents: 1_245_000 }],
      plannedFrom,
      plannedTo,
      createdBy: team,
      createdAt: plannedFrom,
      updatedAt: plannedFrom,
    },
    moves: [
      { id: luck.id(plannedFrom), ...move, fromState: null, toState: "open" as const },
      { id: luck.id(plannedFrom), ...move, fromState: "open" as const, toState: "in_progress" as const },
    ],
    absence: {
      id: luck.id(plannedFrom),
      vehicleId: vehicle.id,
      kind: "maintenance" as const,
      reason: "Replace the clutch",
      span: `["${plannedFrom.toISOString()}","${plannedTo.toISOString()}")`,
      workOrderId: id,
      createdBy: team,
      createdAt: plannedFrom,
    },
  };
}

function movesOf({ clock, team }: Care, vehicle: VehicleRow) {
  const luck = random(`moves of ${vehicle.plate}`);
  const move = (at: Date) => ({ id: luck.id(at), vehicleId: vehicle.id, actor: team, createdAt: at });
  const sent = clock.at(-1, oclock(8));
  return [
    { ...move(vehicle.createdAt), fromState: null, toState: "available" as const },
    ...(vehicle.state === "maintenance"
      ? [
          {
            ...move(sent),
            fromState: "available" as const,
            toState: "maintenance" as const,
            reason: "The clutch slips",
          },
        ]
      : []),
  ];
}

const reported = [
  { plate: "CA 482-117", severity: "note", text: "Scratch on the left rear door", daysAgo: 6 },
  { plate: "CA 604-372", severity: "repair_soon", text: "The air conditioning blows warm air in the rear", daysAgo: 2 },
] as const;

function defectsOf({ clock, vehicles, driver }: Care) {
  const luck = random("defects");
  const defects = reported.flatMap(({ plate, daysAgo, severity, text }) => {
    const vehicle = vehicles.find((one) => one.plate === plate);
    const createdAt = clock.at(-daysAgo, oclock(18, 20));
    const facts = { severity, text, state: "open" as const, driverId: driver.id, reportedBy: driver.userId, createdAt };
    return vehicle ? [{ id: luck.id(createdAt), vehicleId: vehicle.id, ...facts }] : [];
  });
  return {
    vehicleDefects: defects,
    vehicleDefectMoves: defects.map(({ id, createdAt, reportedBy }) => ({
      id: luck.id(createdAt),
      defectId: id,
      fromState: null,
      toState: "open" as const,
      actor: reportedBy,
      createdAt,
    })),
  };
}

const quantities: Readonly<Record<EquipmentKind, number>> = {
  infant_seat: 3,
  toddler_seat: 5,
  booster_seat: 6,
  trailer: 2,
  wheelchair_ramp: 1,
  cool_box: 6,
  bike_rack: 2,
};

function equipmentOf({ clock }: Care) {
  const luck = random("equipment");
  const updatedAt = clock.at(-90);
  const kinds = Object.entries(quantities) as [EquipmentKind, number][];
  return kinds.map(([kind, quantity]) => ({ id: luck.id(updatedAt), kind, quantity, updatedAt }));
}
