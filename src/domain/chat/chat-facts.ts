import { changeAnswerMinutes } from "../booking/booking-change.ts";
import { type CancellationRules, cancellationsText, namedCancellations } from "../booking/cancellation-terms.ts";
import { type DepositRules, depositsOf } from "../booking/deposit.ts";
import { namesOfKind, type SoldServices } from "../catalogue/service.ts";
import {
  baseClassOf,
  bySize,
  onSaleOf,
  type VehicleClasses,
  type VehicleClassFacts,
} from "../catalogue/vehicle-class.ts";
import type { ClaimFigures, ClaimTexts } from "../company/claims.ts";
import { companyRules } from "../company/company-rules.ts";
import type { CompanySettings } from "../company/company-settings.ts";
import { cents, formatMoney } from "../money/money.ts";
import { type PaymentMethod, paymentMethods } from "../payment/payment-lifecycle.ts";
import { voucherRules } from "../payment/voucher.ts";
import { trailerBags } from "../pricing/choose-vehicle.ts";
import { isSurcharge } from "../pricing/rule-effect.ts";
import type { Tariff, TimeRule } from "../pricing/tariff.ts";

import { waitStepPrice } from "../road/wait-terms.ts";
import { publicEmergencyNumbers } from "../sos/sos-lifecycle.ts";
import { chatTimesAMinute } from "./chat-limit.ts";

/** Every figure that an answer may quote, at today’s value. The texts themselves contain no figures. */
export type ChatFacts = {
  readonly freeHours: string;
  readonly latePercent: string;
  /** Minutes after booking in which cancelling is free; empty if there are none. */
  readonly graceMinutes: string;
  readonly noShowPercent: string;
  readonly ways: readonly PaymentMethod[];
  readonly cashAtMost: string;
  readonly waitAirport: string;
  readonly waitStation: string;
  readonly waitElsewhere: string;
  readonly waitStep: string;
  readonly waitPrice: string;
  readonly driverHours: string;
  readonly liveBefore: string;
  readonly liveAfter: string;
  readonly childAge: string;
  /** The company’s names for its sizes, in small letters: “sedan” and “sedans”, and so on. */
  readonly smallClass: string;
  readonly smallClasses: string;
  readonly middleClass: string;
  readonly middleClasses: string;
  readonly largeClasses: string;
  readonly largestClass: string;
  readonly largestClasses: string;
  readonly sedanBags: string;
  readonly shuttleBags: string;
  readonly sedanSeats: string;
  readonly shuttleSeats: string;
  readonly coachSeats: string;
  readonly largeCoachSeats: string;
  readonly trailerBags: string;
  /** Empty if the tariff has no night surcharge. */
  readonly nightShare: string;
  readonly dayHours: string;
  readonly yearDays: string;
  readonly nightFrom: string;
  readonly nightUntil: string;
  readonly leadTransfer: string;
  readonly leadTour: string;
  readonly leadGroup: string;
  /** Empty if the company gives no guarantee. */
  readonly claimDays: string;
  /** The share of drivers with a licence, as the company states it; empty if it doesn’t. */
  readonly licensedDrivers: string;
  /** Of the safety measures that the company claims, those that answers name. */
  readonly screensDrivers: boolean;
  readonly seesVehicles: boolean;
  readonly inspectsVehicles: boolean;
  readonly insuresPassengers: boolean;
  readonly voucherYears: string;
  /** Within how many days a refund is paid. */
  readonly refundDays: string;
  readonly bankDays: string;
  readonly changeMinutes: string;
  readonly emergencyNumber: string;
  readonly policeNumber: string;
  /** “Day Tour 48 h, 30%, 100%”: free until so long before pickup, the fee later, and for a no-show. Empty if all are alike. */
  readonly ownTerms: string;
  /** The same as an English sentence. */
  readonly ownTermsText: string;
  /** Empty if the full price is due at once, or if it depends on the service. */
  readonly depositPercent: string;
  /** “Day Tour 30%”, for each service that asks for less than the full price; empty if all are alike. */
  readonly depositList: string;
  readonly transferHours: string;
  readonly quoteHours: string;
  readonly answerMinutes: string;
  readonly contactHours: string;
  readonly stopPrice: string;
  readonly groupFrom: string;
  readonly groupPercent: string;
  readonly chatTimes: string;
  readonly holidayPercent: string;
  readonly festivePercent: string;
  /** Whether a flight service reports landings. */
  readonly followsFlights: boolean;
  /** Our contact details, in the form the panel turns into links. */
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
};

/** The rules of the company, and what it says about itself. */
export type ChatSettings = Omit<CompanySettings, "claims"> & {
  readonly claims: ClaimFigures & Pick<ClaimTexts, "safety">;
};

export type FactsInput = {
  readonly company: { readonly phone: string; readonly whatsapp_e164: string; readonly email: string };
  readonly settings: ChatSettings;
  readonly tariff: Tariff;
  readonly followsFlights?: boolean;
};

export function chatFactsOf({ company, settings, tariff, followsFlights = true }: FactsInput): ChatFacts {
  const { policies, paymentWays } = settings;
  const { freeWait, guarantee } = companyRules;
  const { rule, hours } = nightRule(tariff);
  const measures = settings.claims.safety.map(({ icon }) => icon);
  return {
    freeHours: String(policies.freeHours),
    latePercent: percent(policies.lateShare),
    graceMinutes: policies.graceMinutes > 0 ? String(policies.graceMinutes) : "",
    noShowPercent: percent(policies.noShowShare),
    ...ownTermsIn(policies, tariff),
    ways: paymentMethods.filter((way) => paymentWays[way]),
    cashAtMost: formatMoney(cents(paymentWays.cashAtMostCents)),
    waitAirport: String(freeWait.airport),
    waitStation: String(freeWait.stationOrPort),
    waitElsewhere: String(freeWait.elsewhere),
    waitStep: String(companyRules.waitStepMinutes),
    waitPrice: formatMoney(waitStepPrice(tariff, baseClassOf(tariff.catalogue.classes)?.id ?? "")),
    driverHours: String(companyRules.driverDetailsToCustomerHours),
    liveBefore: String(companyRules.trackedBeforeMinutes),
    liveAfter: String(companyRules.trackedAfterMinutes),
    childAge: String(companyRules.childSeatFreeUnderAge),
    ...sizesOf(tariff.catalogue.classes),
    trailerBags: String(trailerBags),
    nightShare: rule ? raiseText(rule) : "",
    dayHours: "24",
    yearDays: "365",
    nightFrom: hours?.from ?? "",
    nightUntil: hours?.until ?? "",
    leadTransfer: String(companyRules.leadHoursTransfer),
    leadTour: String(companyRules.leadHoursTour),
    leadGroup: String(companyRules.leadHoursLargeGroup),
    claimDays: settings.claims.guarantee === "" ? "" : String(guarantee.claimDays),
    licensedDrivers: settings.claims.licensedDrivers,
    screensDrivers: measures.includes("driver"),
    seesVehicles: measures.includes("gps"),
    inspectsVehicles: settings.claims.inspections !== "",
    insuresPassengers: settings.claims.isInsured,
    voucherYears: String(voucherRules.years),
    refundDays: String(guarantee.refundWorkingDays),
    bankDays: `${companyRules.bankRefundDays.fewest}–${companyRules.bankRefundDays.most}`,
    changeMinutes: String(changeAnswerMinutes),
    emergencyNumber: publicEmergencyNumbers[0].number,
    policeNumber: publicEmergencyNumbers[1].number,
    ...depositsIn(policies, tariff.catalogue.services),
    transferHours: String(companyRules.holdHoursBankTransfer),
    quoteHours: String(companyRules.quoteValidHours),
    answerMinutes: String(settings.answers.quoteMinutes),
    contactHours: String(Math.ceil(settings.answers.contactPageMinutes / 60)),
    stopPrice: formatMoney(tariff.extras.stop),
    groupFrom: String(tariff.groupDiscount.fromPassengers),
    groupPercent: percent(tariff.groupDiscount.share),
    chatTimes: String(chatTimesAMinute),
    holidayPercent: shareOf(tariff, "public_holiday"),
    festivePercent: shareOf(tariff, "days"),
    followsFlights,
    phone: company.phone,
    whatsapp: `https://wa.me/${company.whatsapp_e164.replace(/\D/g, "")}`,
    email: company.email,
  };
}

function ownTermsIn(rules: CancellationRules, { catalogue }: Tariff): Pick<ChatFacts, "ownTerms" | "ownTermsText"> {
  const named = namedCancellations(rules, catalogue);
  const list = named.map(
    ({ name, freeHours, lateShare, noShowShare }) =>
      `${name} ${freeHours} h, ${percent(lateShare)}, ${percent(noShowShare)}`,
  );
  return { ownTerms: list.join("; "), ownTermsText: cancellationsText(named) };
}

function depositsIn(rules: DepositRules, services: SoldServices): Pick<ChatFacts, "depositPercent" | "depositList"> {
  const deposits = depositsOf(rules);
  const [share = 1, ...others] = new Set(deposits.map((one) => one.share));
  const asked = deposits.filter((one) => one.share < 1);
  if (others.length === 0) return { depositPercent: share < 1 ? percent(share) : "", depositList: "" };
  const list = asked.flatMap((one) =>
    namesOfKind(services, one.service).map((name) => `${name} ${percent(one.share)}`),
  );
  return { depositPercent: "", depositList: list.join(", ") };
}

/** The surcharge at such times; empty if the tariff has none. */
function shareOf({ timeRules }: Tariff, kind: "public_holiday" | "days"): string {
  const rule = timeRules.find((one) => one.when.kind === kind && isForEveryone(one));
  return rule ? raiseText(rule) : "";
}

/** The chat names no surcharge that only some parties, days or places pay: those are in the list of all. */
const isForEveryone = (rule: TimeRule): boolean => isSurcharge(rule) && rule.only === undefined;

const raiseText = ({ amount, share }: TimeRule): string =>
  amount === undefined ? percent(share) : formatMoney(amount);

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
/** The figures of the base class and of the sizes above it, as far as the company has them. */
function sizesOf(classes: VehicleClasses) {
  const base = baseClassOf(classes);
  const sizes = onSaleOf(classes)
    .filter(({ comfort }) => comfort === base?.comfort)
    .toSorted(bySize);
  const [small, middle, large, largest] = [0, 1, 2, 3].map((at) => sizes[at]);
  const text = (value: number | null | undefined) => String(value ?? "");
  const named = (one: VehicleClassFacts | undefined, usual: string) => (one?.name ?? usual).toLowerCase();
  const several = (one: VehicleClassFacts | undefined, usual: string) =>
    (one?.plural || named(one, usual)).toLowerCase();
  return {
    smallClass: named(small, "sedan"),
    smallClasses: several(small, "sedans"),
    middleClass: named(middle, "shuttle"),
    middleClasses: several(middle, "shuttles"),
    largeClasses: several(large, "luxury coaches"),
    largestClass: named(largest, "large coach"),
    largestClasses: several(largest, "large coaches"),
    sedanBags: text(small?.bags),
    shuttleBags: text(middle?.bags),
    sedanSeats: text(small?.most),
    shuttleSeats: text(middle?.most),
    coachSeats: text(large?.most),
    largeCoachSeats: text(largest?.fewest),
  };
}

/** The tariff’s surcharge for driving past midnight. */
function nightRule({ timeRules }: Tariff) {
  for (const rule of timeRules.filter(isForEveryone))
    if (rule.when.kind === "hours" && rule.when.from > rule.when.until) return { rule, hours: rule.when };
  return { rule: undefined, hours: undefined };
}
