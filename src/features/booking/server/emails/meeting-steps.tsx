import { pictureAddress } from "#domain/catalogue/picture.ts";
import type { VehicleClassFacts } from "#domain/catalogue/vehicle-class.ts";
import { meetingPointOf, type PickupKind } from "#domain/road/meeting-point.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Steps, stepPictureWidth } from "#platform/mail/email-steps.tsx";

type BookedVehicle = Pick<VehicleClassFacts, "name" | "drawing" | "pictures">;

type MeetingStepsProps = {
  booking: {
    readonly firstName: string;
    readonly lastName: string;
    readonly pickupLocation: string;
    readonly vehicle?: BookedVehicle | null;
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
      picture={pictureOf(point.kind, booking.vehicle, siteUrl)}
      steps={point.steps}
    />
  );
}

/** Things to look for: the name board in arrivals, or the vehicle at the door. */
function pictureOf(kind: PickupKind, vehicle: BookedVehicle | null | undefined, siteUrl: string) {
  if (kind === "airport")
    return {
      address: `${siteUrl}/art/share-arrivals-hall.jpg`,
      alt: "A driver with a name board in the arrivals hall",
    };
  if (!vehicle) return undefined;
  const [photograph] = vehicle.pictures;
  if (photograph) {
    const { hash, width, height, alt } = photograph;
    const shown = Math.round((stepPictureWidth * height) / width);
    return { address: siteUrl + pictureAddress(hash, width), alt, height: shown };
  }
  const address = `${siteUrl}/art/share-fleet-${vehicle.drawing.replace("_", "-")}.jpg`;
  return { address, alt: `Drawing of one of our vehicles: ${vehicle.name.toLowerCase()}` };
}
