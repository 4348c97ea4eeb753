import { type ComponentType, createContext } from "react";

type Point = { readonly lat: number; readonly lng: number };
export type MapProps = {
  meeting: Point | null;
  stopped: Point | null;
  onMove: (point: Point) => void;
};

/** The map on which a dispatcher drags where passengers wait: Tracking owns maps, and the shell puts one here. Without it the place is typed. */
export const MapSlot = createContext<ComponentType<MapProps> | undefined>(undefined);
