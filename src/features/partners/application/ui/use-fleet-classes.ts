import { createContext, useContext } from "react";
import type { VehicleClassFacts } from "#domain/catalogue/vehicle-class.ts";

export type FleetClass = Pick<VehicleClassFacts, "id" | "name" | "fewest" | "most">;

/** The company’s vehicle classes, in which a provider counts its vehicles. */
export const FleetClasses = createContext<readonly FleetClass[]>([]);

export const useFleetClasses = (): readonly FleetClass[] => useContext(FleetClasses);
