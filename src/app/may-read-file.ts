import { mayDo, type PermittedAction, partiesOf } from "#domain/account/permissions.ts";
import { judgeDocumentFile } from "#features/documents/server/judge-document-file.ts";
import { judgePhotoReading } from "#features/drivers/server/judge-photo-reading.ts";
import { judgeFileReading } from "#features/partners/server/judge-file-reading.ts";
import { judgeCrewPhoto } from "#features/trips/assign/server/judge-crew-photo.ts";
import type { MayReadFile } from "#platform/http/serve-files.ts";

/** Documents that only our team reads, by what they belong to, and what one must be allowed to do to see them. */
const forOurTeam: Readonly<Record<string, PermittedAction>> = {
  transfer_proof: "verify_payment_proof",
  // A medical or death certificate: only those who decides on the money.
  booking_waiver: "approve_refund",
  booking_document: "change_booking",
  vehicle_photo: "view_fleet_records",
  vehicle_defect: "view_fleet_records",
  fuel_slip: "view_fleet_records",
  trip_photo: "view_trip_events",
};

/**
 * The readers of a stored file: the person it is of or our team, as its owner's feature says. Customers see who drives them
 * by a sealed address.
 */
export const mayReadFile: MayReadFile = async (db, asking) => {
  if (await judgeCrewPhoto(db, asking)) return true;
  const action = forOurTeam[asking.owner.kind];
  if (action) return mayDo(action, partiesOf(asking.actor), "other");
  if (asking.owner.kind === "document") return judgeDocumentFile(db, asking);
  return (await judgePhotoReading(db, asking)) || judgeFileReading(db, asking);
};
