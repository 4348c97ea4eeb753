import { Check, ChevronRight } from "lucide-react";
import { Card } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import type { SetupStep } from "#domain/company/setup-steps.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { reportingContract } from "../contract.ts";

type Words = { readonly title: string; readonly why: string; readonly to: Href };

const words: Readonly<Record<SetupStep, Words>> = {
  company: {
    title: "Enter your company details",
    why: "They are shown on the site, in every email and on every invoice.",
    to: "/admin/settings?part=company",
  },
  tax: {
    title: "Set up VAT",
    why: "Invoices show VAT only if you are a vendor, and then with your number.",
    to: "/admin/settings?part=tax",
  },
  banking: {
    title: "Enter your bank account",
    why: "Customers who pay by bank transfer pay into this account.",
    to: "/admin/settings?part=banking",
  },
  payment: {
    title: "Choose how customers pay",
    why: "Customers are offered only the methods you choose.",
    to: "/admin/settings?part=payment-ways",
  },
  tariff: {
    title: "Set your prices",
    why: "Every price on the site and in a quote comes from the tariff you save.",
    to: "/admin/settings?part=tariff",
  },
  company_documents: {
    title: "Upload your company’s documents",
    why: "No trip may be driven without accreditation and public liability insurance.",
    to: "/admin/settings?part=documents",
  },
  vehicle: {
    title: "Add a vehicle",
    why: "Customers can book a transfer instantly when a vehicle of the right size is available.",
    to: "/admin/vehicles",
  },
  vehicle_documents: {
    title: "Verify the vehicle’s documents",
    why: "A vehicle can be booked only while its licence disc, roadworthy certificate, operating licence and insurance are valid.",
    to: "/admin/vehicles",
  },
  driver: {
    title: "Add a driver",
    why: "Every trip needs a driver before it starts.",
    to: "/admin/drivers",
  },
  driver_documents: {
    title: "Verify the driver’s documents and make the driver active",
    why: "No one drives without a licence and a professional driving permit.",
    to: "/admin/drivers",
  },
  first_booking: {
    title: "Book a transfer",
    why: "Try it as a customer would: with all of the above in place, the price and vehicle are confirmed instantly.",
    to: "/booking",
  },
};

/** From an empty company to the first instant booking. It disappears when complete. */
export function SetupChecklist() {
  const steps = useCall(reportingContract.readSetup, {}).data?.steps ?? [];
  if (steps.length === 0) return null;
  const left = steps.filter(({ done }) => !done).length;
  const next = steps.find(({ done }) => !done)?.step;
  return (
    <Card aria-labelledby="setup-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="setup-title" className="font-display font-extrabold text-xl">
          Set up your company
        </h2>
        <p className="text-ink-2">
          {steps.length - left} of {steps.length} steps done. Once all are done, customers can book a transfer
          instantly.
        </p>
      </div>
      <ol className="grid gap-1">
        {steps.map(({ step, done }) => (
          <Step key={step} {...words[step]} isDone={done} isNext={step === next} />
        ))}
      </ol>
    </Card>
  );
}

type StepProps = Words & { isDone: boolean; isNext: boolean };

function Step({ title, why, to, isDone, isNext }: StepProps) {
  return (
    <li>
      <SiteLink
        to={to}
        className={cx(
          "flex items-start gap-3 rounded-md px-3 py-2.5 text-ink no-underline hover:bg-surface-2",
          isNext && "bg-accent-soft/60",
        )}
      >
        <span
          aria-hidden
          className={cx(
            "mt-0.5 grid size-6 shrink-0 place-items-center rounded-full",
            isDone ? "bg-ok-soft text-ok" : "inset-ring inset-ring-line-strong",
          )}
        >
          {isDone && <Check className="size-4" />}
        </span>
        <span className="grid grow">
          <span className="font-semibold">
            {title}
            {isDone && <span className="sr-only"> (done)</span>}
          </span>
          {!isDone && <span className="text-ink-2 text-sm">{why}</span>}
        </span>
        {!isDone && <ChevronRight aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" />}
      </SiteLink>
    </li>
  );
}
