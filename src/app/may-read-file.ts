import { mayDo, type PermittedAction, partiesOf } from "#domain/account/permissions.ts";
import { judgeDocumentFile } from "#features/documents/server/judge-document-file.ts";
import { judgePhotoReading } from "#features/drivers/server/judge-photo-reading.ts";
import { judgeFileReading } from "#features/partners/server/judge-file-reading.ts";
import { judgeRatingPhoto } from "#features/reviews/server/judge-rating-photo.ts";
import { judgeCrewPhoto } from "#features/trips/assign/server/judge-crew-photo.ts";
import type { MayReadFile } from "#platform/http/serve-files.ts";

/** Documents only our team may read, by the kind of record and the permission needed. */
const forOurTeam: Readonly<Record<string, PermittedAction>> = {
  transfer_proof: "verify_payment_proof",
  // A medical or death certificate: only for those who decide on the money.
  booking_waiver: "approve_refund",
  booking_document: "change_booking",
  inbound_message: "view_customers",
  vehicle_photo: "view_fleet_records",
  vehicle_defect: "view_fleet_records",
  fuel_slip: "view_fleet_records",
  trip_photo: "view_trip_events",
};

/**
 * Who may read a stored file: its owner or our team, as the owning feature decides. Customers see their driver’s photo
 * through a sealed address.
 */
export const mayReadFile: MayReadFile = async (db, asking) => {
  if ((await judgeCrewPhoto(db, asking)) || (await judgeRatingPhoto(db, asking))) return true;
  const action = forOurTeam[asking.owner.kind];
  if (action) return mayDo(action, partiesOf(asking.actor), "other");
  if (asking.owner.kind === "document") return judgeDocumentFile(db, asking);
  return (await judgePhotoReading(db, asking)) || judgeFileReading(db, asking);
};
