import { TakePhoto } from "#features/trips/road/ui/take-photo.tsx";

/** Photographs an item a passenger left behind. */
export const photoOfItem = ({ id, tripId }: { id: string; tripId: string }) => (
  <TakePhoto kind="other" subject={{ tripId, recordId: id }} label="Photograph the item" variant="outline" wide />
);
