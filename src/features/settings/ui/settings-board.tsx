import {
  Building2,
  CalendarDays,
  CarFront,
  Coins,
  CreditCard,
  FileCheck2,
  Gauge,
  Handshake,
  Landmark,
  LayoutGrid,
  MapPinned,
  MessagesSquare,
  PackagePlus,
  Percent,
  Quote,
  ReceiptText,
  Route,
  Scale,
  ScrollText,
  ShieldAlert,
  TicketPercent,
  Timer,
  Zap,
} from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useSearchParams } from "react-router";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Tabs } from "#design/tabs.tsx";
import { currencies, currencyNames } from "#domain/money/currency-rates.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { exchangeRatesPart, settingsContract } from "../contract.ts";
import { BrandSection } from "./brand-section.tsx";
import { ChannelsSection } from "./channels-section.tsx";
import { ClaimsSection } from "./claims-section.tsx";
import { CompanySection, ContactSection } from "./company-sections.tsx";
import { HolidaysSection } from "./holidays-section.tsx";
import { InstantSection } from "./instant-section.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { BankingSection, PaymentWaysSection, TaxSection } from "./money-sections.tsx";
import { PartnersSection } from "./partners-section.tsx";
import { PoliciesSection } from "./policies-section.tsx";
import { RoadAlertsSection } from "./road-alerts-section.tsx";
import { AnswersSection, DrivingHoursSection, HoldsSection, NumberField, ResaleSection } from "./rule-sections.tsx";
import { FollowUpsSection, PrivacySection, SafetySection, UndoSection } from "./safety-section.tsx";
import { SendersSection } from "./senders-section.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";
import { useUnsaved } from "./use-unsaved.ts";

type SettingsBoardProps = {
  tariff: (onUnsaved: (isUnsaved: boolean) => void) => ReactNode;
  /** The services, saved one by one. */
  services: (onUnsaved: (isUnsaved: boolean) => void) => ReactNode;
  /** The tours, saved one by one. */
  tours: (onUnsaved: (isUnsaved: boolean) => void) => ReactNode;
  /** The vehicle classes, saved one by one. */
  classes: ReactNode;
  /** Promo codes, each saved separately. */
  promos: ReactNode;
  /** The extras, saved separately. */
  extras: ReactNode;
  /** The company’s required documents, saved separately. */
  documents: ReactNode;
  /** The company’s claims about itself, saved one by one. */
  claims: ReactNode;
  /** The legal texts, published one by one. */
  legal: (onUnsaved: (isUnsaved: boolean) => void) => ReactNode;
};

const sections = [
  "Contact",
  "Company",
  "Colours",
  "Senders",
  "Public holidays",
  "Tax",
  "Banking",
  "Tariff",
  "Services",
  "Tours",
  "Policies",
  "Vehicles sold again",
  "Unpaid holds",
  "Instant confirmation",
  "Answer times",
  "Driving hours",
  "Road alerts",
  "Payment methods",
  "Currencies",
  "Partners",
  "Claims",
  "Legal texts",
  "Safety",
  "Channels",
  "Privacy",
  "Time to undo",
  "Follow-ups",
] as const;

/** All settings, with a tab for each part. Entries stay when switching tabs. */
export function SettingsBoard(props: SettingsBoardProps) {
  const { tariff, promos, services, tours, classes, extras, documents, claims, legal } = props;
  const [params, setParams] = useSearchParams();
  const query = useCall(settingsContract.readSettings, {});
  const change = useMakeCall(settingsContract.saveSettings, [settingsContract.readSettings]);
  const unsaved = useUnsaved();
  const { mark } = unsaved;
  // The same function for each section at every render, so that its effect runs only after a change.
  const marks = useMemo(
    () => new Map(sections.map((name) => [name, (isUnsaved: boolean) => mark(name, isUnsaved)])),
    [mark],
  );
  const markOf = (name: (typeof sections)[number]) => marks.get(name) ?? (() => {});
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={8} />;
  const part = (name: (typeof sections)[number]): PartProps => ({
    settings: query.data,
    save: (request) => change.mutateAsync(request),
    onUnsaved: markOf(name),
  });
  const tabs = [
    {
      id: "company",
      label: "Company",
      icon: <Building2 />,
      names: ["Contact", "Company", "Colours", "Senders"],
      content: (
        <div className="grid gap-5">
          <ContactSection onUnsaved={markOf("Contact")} />
          <CompanySection {...part("Company")} />
          <BrandSection {...part("Colours")} />
          <SendersSection {...part("Senders")} />
        </div>
      ),
    },
    {
      id: "services",
      label: "Services",
      icon: <LayoutGrid />,
      names: ["Services"],
      content: services(markOf("Services")),
    },
    { id: "tours", label: "Tours", icon: <MapPinned />, names: ["Tours"], content: tours(markOf("Tours")) },
    { id: "vehicle-classes", label: "Vehicle classes", icon: <CarFront />, names: [], content: classes },
    { id: "extras", label: "Extras", icon: <PackagePlus />, names: [], content: extras },
    { id: "tariff", label: "Tariff", icon: <ReceiptText />, names: ["Tariff"], content: tariff(markOf("Tariff")) },
    { id: "promos", label: "Promo codes", icon: <TicketPercent />, names: [], content: promos },
    {
      id: "policies",
      label: "Policies",
      icon: <ScrollText />,
      names: ["Policies", "Vehicles sold again", "Unpaid holds"],
      content: (
        <div className="grid gap-5">
          <PoliciesSection {...part("Policies")} />
          <ResaleSection {...part("Vehicles sold again")} />
          <HoldsSection {...part("Unpaid holds")} />
        </div>
      ),
    },
    {
      id: "holidays",
      label: "Public holidays",
      icon: <CalendarDays />,
      names: ["Public holidays"],
      content: <HolidaysSection {...part("Public holidays")} />,
    },
    {
      id: "instant",
      label: "Instant confirmation",
      icon: <Zap />,
      names: ["Instant confirmation"],
      content: <InstantSection {...part("Instant confirmation")} />,
    },
    {
      id: "payment-ways",
      label: "Payment methods",
      icon: <CreditCard />,
      names: ["Payment methods"],
      content: <PaymentWaysSection {...part("Payment methods")} />,
    },
    {
      id: "currencies",
      label: "Currencies",
      icon: <Coins />,
      names: ["Currencies"],
      content: <CurrencySection {...part("Currencies")} />,
    },
    { id: "tax", label: "Tax", icon: <Percent />, names: ["Tax"], content: <TaxSection {...part("Tax")} /> },
    {
      id: "banking",
      label: "Banking",
      icon: <Landmark />,
      names: ["Banking"],
      content: <BankingSection {...part("Banking")} />,
    },
    {
      id: "claims",
      label: "Claims",
      icon: <Quote />,
      names: ["Claims"],
      content: (
        <div className="grid gap-5">
          {claims}
          <ClaimsSection {...part("Claims")} />
        </div>
      ),
    },
    {
      id: "legal",
      label: "Legal texts",
      icon: <Scale />,
      names: ["Legal texts"],
      content: legal(markOf("Legal texts")),
    },
    {
      id: "answers",
      label: "Answer times",
      icon: <Timer />,
      names: ["Answer times"],
      content: <AnswersSection {...part("Answer times")} />,
    },
    {
      id: "driving-hours",
      label: "Driving hours",
      icon: <Gauge />,
      names: ["Driving hours"],
      content: <DrivingHoursSection {...part("Driving hours")} />,
    },
    {
      id: "road-alerts",
      label: "Road alerts",
      icon: <Route />,
      names: ["Road alerts"],
      content: <RoadAlertsSection {...part("Road alerts")} />,
    },
    {
      id: "channels",
      label: "Channels",
      icon: <MessagesSquare />,
      names: ["Channels"],
      content: <ChannelsSection {...part("Channels")} />,
    },
    {
      id: "partners",
      label: "Partners",
      icon: <Handshake />,
      names: ["Partners"],
      content: <PartnersSection {...part("Partners")} />,
    },
    {
      id: "safety",
      label: "Safety",
      icon: <ShieldAlert />,
      names: ["Safety", "Privacy", "Time to undo", "Follow-ups"],
      content: (
        <div className="grid gap-6">
          <SafetySection {...part("Safety")} />
          <PrivacySection {...part("Privacy")} />
          <UndoSection {...part("Time to undo")} />
          <FollowUpsSection {...part("Follow-ups")} />
        </div>
      ),
    },
    { id: "documents", label: "Documents", icon: <FileCheck2 />, names: [], content: documents },
  ];
  const chosen = tabs.find(({ id }) => id === params.get("part"))?.id ?? "company";
  return (
    <>
      <Tabs
        label="Settings sections"
        variant="line"
        keepPanels
        value={chosen}
        onChange={(id) => setParams({ part: id }, { replace: true, preventScrollReset: true })}
        items={tabs.map(({ names, label, ...tab }) => ({
          ...tab,
          label: names.some((name: string) => unsaved.names.includes(name)) ? <Unsaved>{label}</Unsaved> : label,
        }))}
      />
      <LeaveDialog blocker={unsaved.blocker} names={unsaved.names} />
    </>
  );
}

/** Positioned, so that screen reader text stays within the row of tabs. */
const Unsaved = ({ children }: { children: ReactNode }) => (
  <span className="relative inline-flex items-center gap-2">
    {children}
    <span className="size-2 rounded-pill bg-accent" aria-hidden="true" />
    <span className="sr-only">, not saved yet</span>
  </span>
);

/** By what rate a visitor sees prices in another currency. */
function CurrencySection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.exchangeRates;
  return (
    <SettingsSection
      title="Currencies"
      note="Visitors can see prices in these currencies too, as an approximation, with the date of the rate. Payments are in rand only. 0 hides a currency. Where an exchange rate service is connected, it replaces these every day."
      kept={kept}
      schema={exchangeRatesPart}
      defaultValues={value}
      onSave={(next) => save({ part: "exchangeRates", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {currencies.map((currency) => (
          <NumberField key={currency} name={currency} label={`Rand for one ${currencyNames[currency]}`} />
        ))}
      </div>
    </SettingsSection>
  );
}
