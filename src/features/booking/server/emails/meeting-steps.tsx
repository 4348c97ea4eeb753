import { type VehicleClass, vehicleClassName } from "#domain/company/catalogue.ts";
import { meetingPointOf, type PickupKind } from "#domain/road/meeting-point.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Steps } from "#platform/mail/email-steps.tsx";

type MeetingStepsProps = {
  booking: {
    readonly firstName: string;
    readonly lastName: string;
    readonly pickupLocation: string;
    readonly vehicleClass?: VehicleClass | null;
  };
  company: Pick<CompanyDetails, "phone">;
  siteUrl: string;
};

/** The meeting point; nothing while the pickup is open. */
export function MeetingSteps({ booking, company, siteUrl }: MeetingStepsProps) {
  const point = meetingPointOf({
    pickupLocation: booking.pickupLocation,
    name: `${booking.firstName} ${booking.lastName}`.trim(),
    phone: company.phone,
  });
  if (!point) return null;
  return (
    <Steps
      title={`Where to meet: ${point.title}`}
      picture={pictureOf(point.kind, booking.vehicleClass, siteUrl)}
      steps={point.steps}
    />
  );
}

/** Things to look for: the name board in arrivals, or the vehicle at the door. */
function pictureOf(kind: PickupKind, vehicleClass: VehicleClass | null | undefined, siteUrl: string) {
  if (kind === "airport")
    return {
      address: `${siteUrl}/art/share-arrivals-hall.jpg`,
      alt: "A driver with a name board in the arrivals hall",
    };
  if (!vehicleClass) return undefined;
  const address = `${siteUrl}/art/share-fleet-${vehicleClass.replace("_", "-")}.jpg`;
  return { address, alt: `Drawing of one of our vehicles: ${vehicleClassName(vehicleClass).toLowerCase()}` };
}
