import { useNavigate } from "react-router";
import { OpenBookingForm } from "#features/booking/self-service/ui/open-booking-form.tsx";
import { PageMeta } from "../site-meta.tsx";
import { useCompany } from "../use-company.ts";

export default function ConfirmBookingPage() {
  const navigate = useNavigate();
  return (
    <div className="wrap grid gap-8 py-10 lg:grid-cols-2 lg:items-center lg:py-16">
      <PageMeta
        title="Find your booking | {company}"
        description="Open your booking with its reference and access code: see it, pay, change or cancel it."
        path="/confirm-booking"
        noindex
      />
      <header className="grid gap-4">
        <p className="kicker">Your booking</p>
        <h1 className="text-h1">Find your booking</h1>
        <p className="text-ink-2 text-lead">
          See its status, pay, change the time or flight, cancel, or add it to your calendar. No account needed.
        </p>
      </header>
      <OpenBookingForm
        company={useCompany()}
        onOpened={({ reference }) => void navigate(`/confirm-booking/${reference}`)}
      />
    </div>
  );
}
