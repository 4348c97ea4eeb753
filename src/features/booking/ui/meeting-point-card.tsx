import { Picture } from "#design/pictures/picture.tsx";
import type { UploadedPicture } from "#domain/catalogue/picture.ts";
import type { VehicleDrawing } from "#domain/catalogue/vehicle-class.ts";
import { meetingPointOf } from "#domain/road/meeting-point.ts";
import { photograph } from "#features/content/words/photograph.ts";
import { arrivalsHallPicture } from "#features/content/words/pictures.gen.ts";
import { vehicleDrawings } from "#features/content/words/vehicle-drawings.ts";

type MeetingPointCardProps = {
  pickupLocation: string;
  /** As on the driver’s name board. */
  name: string;
  /** The looks of the vehicle, pictured if there is no place to show. */
  vehicle: VehicleDrawing | null;
  /** Its photograph, in place of the drawing. */
  photographOf: UploadedPicture | null;
  company: { readonly phone: string };
};

/** Where driver and passengers meet, with a picture of what to look for; nothing while that is open. */
export function MeetingPointCard({ pickupLocation, name, vehicle, photographOf, company }: MeetingPointCardProps) {
  const point = meetingPointOf({ pickupLocation, name, phone: company.phone.replaceAll(" ", "\u00a0") });
  if (!point) return null;
  const sold = photographOf ? photograph(photographOf) : vehicle && vehicleDrawings[vehicle];
  const image = point.kind === "airport" ? arrivalsHallPicture : sold;
  return (
    <section className="grid min-w-0 gap-5 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-7">
      <h2 className="text-h3">Where to meet: {point.title}</h2>
      {image && <Picture image={image} sizes="(max-width: 1024px) 92vw, 46rem" className="aspect-[2/1] rounded-lg" />}
      <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-ink-2">
        {point.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
