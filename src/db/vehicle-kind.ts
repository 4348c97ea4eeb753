import type { AnyColumn, SQL } from "drizzle-orm";
import type { UploadedPicture } from "#domain/catalogue/picture.ts";
import type { VehicleDrawing } from "#domain/catalogue/vehicle-class.ts";
import { subquery } from "./subquery.ts";

/** The name of a vehicle class, as people read it. */
export const vehicleKind = (id: AnyColumn | SQL): SQL<string> =>
  subquery<string>`(select c.name from vehicle_classes c where c.id = ${id})`;

/** The drawing of one. */
export const vehicleDrawing = (id: AnyColumn | SQL): SQL<VehicleDrawing | null> =>
  subquery<VehicleDrawing | null>`(select c.drawing from vehicle_classes c where c.id = ${id})`;

/** Its first photograph, if it has one. */
export const vehiclePicture = (id: AnyColumn | SQL): SQL<UploadedPicture | null> =>
  subquery<UploadedPicture | null>`(select c.pictures -> 0 from vehicle_classes c where c.id = ${id})`;
