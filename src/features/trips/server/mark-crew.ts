import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import type { GateReason } from "#domain/compliance/gate-input.ts";
import { gateReasonSentence } from "#domain/compliance/gate-reason-text.ts";
import type { CrewMark } from "../contract.ts";
import type { Gate } from "./load-gate.ts";

export type CrewMarks = { readonly drivers: CrewMark[]; readonly vehicles: CrewMark[] };

/**
 * The gate’s objections to each driver and each vehicle on its own, for a list to show before one is chosen.
 * Objections to a pair appear once both are chosen.
 */
export function markCrew(gate: Gate, tripId: string): CrewMarks {
  const drivers = [...gate.drivers.values()];
  const vehicles = [...gate.vehicles.values()];
  const [anyDriver] = drivers;
  const [anyVehicle] = vehicles;
  if (!anyDriver || !anyVehicle) return { drivers: [], vehicles: [] };
  const marked = (id: string, names: readonly (string | null)[], reasons: readonly GateReason[]): CrewMark[] => {
    const own = reasons.filter(({ who, kind }) => names.includes(who) && !ofBoth.includes(kind));
    return own.length > 0 ? [{ id, reasons: own.map((reason) => bare(reason)) }] : [];
  };
  const against = (driverId: string, vehicleId: string) => {
    const input = gate.inputFor(tripId, driverId, vehicleId);
    return input ? gateReasons(input) : [];
  };
  return {
    drivers: drivers.flatMap(({ id, name, provider }) => marked(id, [name, provider], against(id, anyVehicle.id))),
    vehicles: vehicles.flatMap(({ id, plate }) => marked(id, [plate], against(anyDriver.id, id))),
  };
}

/** Whether one of the drivers may drive one of the vehicles. */
export const hasCrew = (gate: Gate, tripId: string): boolean =>
  [...gate.drivers.keys()].some((driverId) =>
    [...gate.vehicles.keys()].some((vehicleId) => {
      const input = gate.inputFor(tripId, driverId, vehicleId);
      return input !== undefined && gateReasons(input).length === 0;
    }),
  );

const ofBoth: readonly GateReason["kind"][] = ["licence_code", "child_seats"];

/** Without the name, because it is shown next to it: “has another trip then”. */
function bare(reason: GateReason): string {
  const text = gateReasonSentence(reason).replace(/\.$/, "").replace(` of ${reason.who} `, " ");
  return text.startsWith(`${reason.who} `) ? text.slice(reason.who.length + 1) : text;
}
