import { useSearchParams } from "react-router";
import { Alert } from "#design/alert.tsx";
import { buttonClass } from "#design/button.tsx";
import { PageFrame } from "#design/page-frame.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { SeatSizeFields } from "#features/booking/ui/seat-size-fields.tsx";
import { DispatchContactCard } from "#features/dispatch/ui/dispatch-contact-card.tsx";
import { portalContract } from "#features/portal/guests/contract.ts";
import { GuestBookingForm } from "#features/portal/guests/ui/guest-booking-form.tsx";
import { OtherTimes } from "#features/selling/sale/ui/journey-price-card.tsx";
import { PhoneField } from "#features/selling/sale/ui/phone-field.tsx";
import { VehicleChoice } from "#features/selling/sale/ui/vehicle-choice.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { AreaTitle } from "../../area-title.tsx";

const inputs = { phone: PhoneField, seatSizes: SeatSizeFields, vehicles: VehicleChoice, otherTimes: OtherTimes };

export default function HotelBooking() {
  const [result] = useSearchParams();
  const { data: terms, error, refetch } = useCall(portalContract.portalTerms, {});
  const mayNot = error instanceof CallFailed && (error.reason === "no_partner" || error.status === 403);
  return (
    <>
      <AreaTitle title="Book a trip" />
      <PageFrame
        title="Book a trip"
        {...(terms && { lead: `For a ${terms.kind === "hotel" ? "guest" : "client"} of ${terms.name}.` })}
        actions={
          <SiteLink to="/hotel/dashboard" className={buttonClass({ variant: "outline", size: "sm" })}>
            Dashboard
          </SiteLink>
        }
      >
        {mayNot && (
          <div className="grid max-w-2xl gap-5">
            <Alert tone="warn" title="You can’t book here">
              This page is for hotels and travel agencies whose partnership with us is active. Please call us to book.
            </Alert>
            <DispatchContactCard text="For bookings and questions, at any time." />
          </div>
        )}
        {error && !mayNot && !terms && <ReadFailed error={error} onAgain={() => void refetch()} />}
        {!terms && !error && <SkeletonCard lines={8} />}
        {terms && (
          <GuestBookingForm
            key={result.get("again") ?? ""}
            terms={terms}
            again={result.get("again") ?? ""}
            inputs={inputs}
          />
        )}
      </PageFrame>
    </>
  );
}
