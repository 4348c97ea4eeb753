import { VehicleList } from "../vehicles/ui/vehicle-list.tsx";

/** The fleet as a whole. */
export const FleetTabs = () => <VehicleList />;
