import { createHash } from "node:crypto";
import type { storedFiles } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { VehicleRow } from "./fleet.ts";
import { random } from "./random.ts";
import { vehiclePictures } from "./vehicle-pictures.gen.ts";

/** Every vehicle with its picture, which is drawn: the demo photographs no one's car. */
export function withPhotographs(vehicles: readonly VehicleRow[]) {
  const luck = random("vehicle-photographs");
  const files = vehicles.map(({ id, vehicleClass, plate, createdAt }): typeof storedFiles.$inferInsert => {
    const content = Buffer.from(vehiclePictures[vehicleClass], "base64");
    const takenAt = addHours(createdAt, 2);
    return {
      id: luck.id(takenAt),
      name: `${plate.toLowerCase().replaceAll(" ", "-")}.jpg`,
      type: "image/jpeg",
      size: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
      content,
      ownerKind: "vehicle_photo",
      ownerId: id,
      createdAt: takenAt,
    };
  });
  return { vehicles: vehicles.map((vehicle, at) => ({ ...vehicle, photoId: files[at]?.id ?? null })), files };
}
