import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import {
  airportTransfersPicture,
  carHirePicture,
  chapmansPeakPicture,
  chauffeurServicesPicture,
  coachHirePicture,
  corporateEventsPicture,
  privateShuttlesPicture,
  staffTransportPicture,
} from "#features/content/words/pictures.gen.ts";
import { tourPictures } from "#features/content/words/tour-pictures.ts";
import type { BookingLine } from "../own-contract.ts";

const byOffer: Readonly<Record<string, PictureFile>> = {
  ...tourPictures,
  "car-hire": carHirePicture,
  "coach-hire": coachHirePicture,
};

const byService: Readonly<Record<string, PictureFile>> = {
  airport_transfer: airportTransfersPicture,
  chauffeur_service: chauffeurServicesPicture,
  group_transport: privateShuttlesPicture,
  staff_transport: staffTransportPicture,
  corporate_events: corporateEventsPicture,
};

type BookingPictureProps = { booking: Pick<BookingLine, "offer" | "service_type">; sizes: string; className?: string };

/** The picture of what was booked; for what fits no kind, a road worth driving. Decoration: the title says it. */
export function BookingPicture({ booking, sizes, className }: BookingPictureProps) {
  const image = byOffer[booking.offer ?? ""] ?? byService[booking.service_type] ?? chapmansPeakPicture;
  return <Picture image={image} alt="" sizes={sizes} className={className} />;
}
