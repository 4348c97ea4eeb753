import { meetingPointOf } from "#domain/road/meeting-point.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Steps } from "#platform/mail/email-steps.tsx";

type MeetingStepsProps = {
  booking: { readonly firstName: string; readonly lastName: string; readonly pickupLocation: string };
  company: Pick<CompanyDetails, "phone">;
  siteUrl: string;
};

/** Where the driver is found; nothing while the pickup is to be agreed. */
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
      picture={
        point.kind === "airport"
          ? {
              address: `${siteUrl}/art/share-arrivals-hall.jpg`,
              alt: "A driver with a name board in the arrivals hall",
            }
          : undefined
      }
      steps={point.steps}
    />
  );
}
