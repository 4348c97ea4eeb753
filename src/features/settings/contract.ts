import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { noOwnCancellations } from "#domain/booking/cancellation-terms.ts";
import { noOwnDeposits } from "#domain/booking/deposit.ts";
import { channels } from "#domain/channel/channel-rules.ts";
import { dialledNumber } from "#domain/channel/dialled-number.ts";
import { type ChannelEvent, channelEvents } from "#domain/channel/event-words.ts";
import { gatewayNames } from "#domain/channel/text-prices.ts";
import { type Brand, brandProblems, isHex, isLogo } from "#domain/company/brand.ts";
import { type ServiceOptionId, serviceOptionIds } from "#domain/company/catalogue.ts";
import { automaticModes, automaticWays, dayHours } from "#domain/trip/automatic-dispatch.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, emailField, slugField, textField, versionField } from "#platform/wire.ts";
import { sendersPart } from "./senders-contract.ts";

// Each part is stored and sent as one document, under the field names of the rules.

const needed = (message: string, most = 200) => textField(message, most);
const text = (most = 100) => z.string().check(z.trim(), z.maxLength(most, `Please use at most ${most} characters`));
const whole = (least: number, most: number) =>
  z
    .int("Enter a whole number")
    .check(z.minimum(least, `Enter ${least} or more`), z.maximum(most, `Enter ${most} or less`));
const share = z
  .number("Enter a percentage")
  .check(z.minimum(0, "Enter 0% or more"), z.maximum(1, "Enter 100% or less"));

export const companyPart = z.object({
  legalName: needed("The registered name is required"),
  registrationNumber: text(),
  informationOfficer: text(),
  licences: text(300),
  insurance: text(300),
});

const colourField = z
  .string()
  .check(z.maxLength(20), z.trim(), z.toLowerCase(), z.refine(isHex, "Enter a colour such as #1b7a3d"));
const logoField = z._default(z.string().check(z.maxLength(32), z.refine(isLogo, "Upload the logo again")), "");

/** Refused if someone with weaker eyes couldn’t read what is drawn in them. */
export const brandPart = z
  .object({ main: colourField, accent: colourField, deep: colourField, logo: logoField })
  .check((sent) => {
    for (const { field, message } of brandProblems(sent.value as Brand))
      sent.issues.push({ code: "custom", input: sent.value, path: [field], message });
  });

const oncePerDay = (days: readonly string[]) => new Set(days).size === days.length;

export const holidaysPart = z.object({
  added: z.array(z.object({ on: dayField("Enter a date"), name: needed("Enter the holiday’s name", 80) })).check(
    z.maxLength(100),
    z.refine((days) => oncePerDay(days.map(({ on }) => on)), "Each date can be added once only"),
  ),
  removed: z.array(dayField("Enter a date")).check(z.maxLength(200)),
});

export const taxPart = z
  .object({
    isVendor: z.boolean(),
    vatNumber: z.string().check(z.trim(), z.regex(/^(4\d{9})?$/, "Enter ten digits, starting with 4")),
    splitsTours: z.boolean(),
    rates: z
      .array(
        z.object({
          from: dayField("Enter a date"),
          rate: z
            .number("Enter a rate")
            .check(z.minimum(0.001, "Enter more than 0%"), z.maximum(0.5, "Enter 50% or less")),
        }),
      )
      .check(
        z.minLength(1, "Add at least one rate"),
        z.maxLength(20),
        z.refine(
          (rates) => new Set(rates.map(({ from }) => from)).size === rates.length,
          "Each date can have one rate only",
        ),
      ),
  })
  .check(
    z.refine(({ isVendor, vatNumber }) => !isVendor || vatNumber !== "", {
      path: ["vatNumber"],
      message: "Enter the VAT number",
    }),
  );

export const bankingPart = z.object({
  bank: needed("The bank is required"),
  accountName: needed("The account name is required"),
  accountNumber: z.string().check(z.trim(), z.regex(/^[\d ]{5,24}$/, "Enter digits and spaces only")),
  branchCode: z.string().check(z.trim(), z.regex(/^\d{6}$/, "Enter six digits")),
  accountType: text(),
  swift: z
    .string()
    .check(
      z.trim(),
      z.regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, "Enter eight or eleven capital letters and digits"),
    ),
});

/** Null is as for every service. */
const ownDeposit = z.object({
  share: z.nullable(share.check(z.minimum(0.01, "Enter 1% or more"))),
  restDueHours: z.nullable(whole(0, 8760)),
});
const ownDeposits = z.object(
  Object.fromEntries(serviceOptionIds.map((id) => [id, ownDeposit])) as Record<ServiceOptionId, typeof ownDeposit>,
);

/** Null is as usual, and so is a class that came after the last save. */
const ownCancellation = z.object({
  freeHours: z._default(z.nullable(whole(0, 720)), null),
  lateShare: z._default(z.nullable(share), null),
  noShowShare: z._default(z.nullable(share), null),
});
const ownCancellations = z.object({
  services: z.object(
    Object.fromEntries(serviceOptionIds.map((id) => [id, ownCancellation])) as Record<
      ServiceOptionId,
      typeof ownCancellation
    >,
  ),
  classes: z.record(slugField(), ownCancellation),
});

export const policiesPart = z.object({
  version: versionField,
  freeHours: whole(0, 720),
  lateShare: share,
  noShowShare: share,
  graceMinutes: whole(0, 1440),
  // Versions saved before services and classes had their own lack these.
  cancellations: z._default(ownCancellations, noOwnCancellations),
  holdMinutesOnline: whole(5, 240),
  holdHoursTransfer: whole(1, 168),
  quoteValidHours: whole(1, 720),
  // A deposit of zero would confirm an unpaid booking.
  depositShare: share.check(z.minimum(0.01, "Enter 1% or more")),
  // Versions saved before services had their own lack these.
  restDueHours: z._default(whole(0, 8760), 0),
  deposits: z._default(ownDeposits, noOwnDeposits),
});

export const resalePart = z.object({
  feeShare: share,
  overlapShare: share.check(z.minimum(0.1, "Enter 10% or more")),
  untilDays: whole(1, 90),
});

export const holdsPart = z.object({
  fromOneNetwork: whole(1, 100),
  forOneContact: whole(1, 50),
  fleetShare: share.check(z.minimum(0.05, "Enter 5% or more")),
});

const ahead = whole(0, 720);
/** A class without hours of its own has those of the next smaller one. */
const aheadByClass = z.record(slugField(), ahead);

export const instantHoursPart = z.object({
  city: aheadByClass,
  airport: aheadByClass,
  outOfTown: aheadByClass,
  tours: ahead,
});

export const answersPart = z.object({
  bookingMinutes: whole(1, 2880),
  quoteMinutes: whole(1, 2880),
  homeFormMinutes: whole(1, 2880),
  contactPageMinutes: whole(1, 2880),
});

/** Half hours are common: four and a half at the wheel. */
const hours = (least: number, most: number) =>
  z
    .number("Enter a number of hours")
    .check(z.minimum(least, `Enter ${least} or more`), z.maximum(most, `Enter ${most} or less`));

export const drivingHoursPart = z.object({
  dutyHours: hours(4, 24),
  restHours: hours(4, 24),
  drivingHours: hours(1, 12),
  pauseMinutes: whole(5, 120),
});

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === "https:";

const walletHint = "Enter each as its code and name, such as “ap Apple Pay”";

export const paymentWaysPart = z
  .object({
    online: z.boolean(),
    transfer: z.boolean(),
    cash: z.boolean(),
    account: z.boolean(),
    cashAtMostCents: whole(0, 100_000_000),
    trustedTransferAtMostCents: whole(0, 100_000_000),
    tipLink: z._default(
      z.string().check(
        z.trim(),
        z.maxLength(300),
        z.refine((text) => text === "" || isHttps(text), "Enter an address that starts with https://"),
      ),
      "",
    ),
    wallets: z._default(
      z
        .array(z.object({ code: z.string().check(z.regex(/^[a-z]{2,4}$/, walletHint)), label: needed(walletHint, 40) }))
        .check(
          z.maxLength(12, "Enter at most 12"),
          z.refine((all) => new Set(all.map(({ code }) => code)).size === all.length, "Each code can be there once"),
        ),
      [],
    ),
  })
  .check(
    z.refine(({ online, transfer, cash, account }) => online || transfer || cash || account, {
      path: ["online"],
      message: "Keep at least one payment method on",
    }),
  );

const randForOne = z
  .number("Enter a number")
  .check(z.minimum(0, "Enter 0 or more"), z.maximum(1000, "Enter 1000 or less"));

/** The rates have the date on which they are saved. */
export const exchangeRatesPart = z.object({ usd: randForOne, eur: randForOne, gbp: randForOne });

export const routesPart = z.object({
  centsPerKm: whole(100, 10_000),
  centsPerUse: whole(0, 1_000_000),
  overtimePerHourCents: whole(0, 1_000_000),
  latePerMinuteCents: whole(0, 100_000),
  lateMinutesAtMost: whole(0, 60),
  changeCents: whole(0, 1_000_000),
});

export const offersPart = z
  .object({
    minutesDayAhead: whole(1, 1440),
    minutesHoursAhead: whole(1, 480),
    minutesSoon: whole(1, 120),
    minutesUrgent: whole(1, 60),
    tries: whole(1, 20),
    reconfirmFirstHours: whole(1, 72),
    reconfirmSecondHours: whole(1, 72),
    reconfirmLastHours: whole(1, 72),
    payoutShare: share,
  })
  .check(
    z.refine(({ reconfirmFirstHours, reconfirmSecondHours }) => reconfirmFirstHours > reconfirmSecondHours, {
      path: ["reconfirmSecondHours"],
      message: "Enter less than the first",
    }),
    z.refine(({ reconfirmSecondHours, reconfirmLastHours }) => reconfirmSecondHours > reconfirmLastHours, {
      path: ["reconfirmLastHours"],
      message: "Enter less than the second",
    }),
  );

const hourModes = z.partialRecord(z.enum(dayHours), z.enum(automaticModes));
const hourField = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 21:00"));

/** Each hour of each kind of service; an hour that is not there is off. */
export const automaticPart = z
  .object({
    modes: z.object(
      Object.fromEntries(serviceOptionIds.map((id) => [id, z._default(hourModes, {})])) as Record<
        ServiceOptionId,
        z.ZodMiniDefault<typeof hourModes>
      >,
    ),
    leadHours: whole(1, 168),
    way: z.enum(automaticWays, "Choose how drivers are asked"),
    listAtMost: whole(1, 50),
    roundsAtMost: whole(1, 10),
    quietFrom: hourField,
    quietUntil: hourField,
    alarmHours: whole(1, 72),
    asksProviders: z.boolean(),
  })
  .check(
    z.refine(({ leadHours, alarmHours }) => leadHours > alarmHours, {
      path: ["alarmHours"],
      message: "Enter less than the hours in which a driver is looked for",
    }),
  );

export const safetyPart = z.object({
  armedResponsePhone: z
    .string()
    .check(z.trim(), z.regex(/^(\+?[\d ]{3,20})?$/, "Enter a phone number such as +27 21 555 0188")),
});

export const privacyPart = z.object({ breachHours: whole(1, 720) });

export const undoPart = z.object({ seconds: whole(0, 60), soonMinutes: whole(0, 1440) });

export const followUpsPart = z.object({ enquiry: whole(0, 60), expired: whole(0, 14), anniversary: whole(0, 90) });

export const partnersPart = z.object({
  attributionDays: whole(1, 365),
  payoutAtLeastCents: whole(0, 100_000_000),
  singlePersonAtMostCents: whole(0, 100_000_000),
});

export const roadAlertsPart = z.object({
  speedKmh: whole(40, 200),
  stoppedMinutes: whole(5, 240),
  silentMinutes: whole(2, 120),
  offRouteMetres: whole(100, 10_000),
  lateMinutes: whole(3, 120),
  laterMinutes: whole(3, 120),
});

/** When a claim is checked again. */
export const claimsPart = z.object({ checkAfterMonths: whole(1, 60) });

const channelList = z.array(z.enum(channels)).check(z.maxLength(channels.length));

/** A missing event keeps our default. */
export const channelsPart = z.object({
  choices: z.object(
    Object.fromEntries(channelEvents.map((event) => [event, z.optional(channelList)])) as Record<
      ChannelEvent,
      z.ZodMiniOptional<typeof channelList>
    >,
  ),
  prices: z
    .array(
      z.object({
        gateway: z.enum(gatewayNames),
        prefix: z.string().check(
          z.trim(),
          z.maxLength(8),
          z.refine((text) => text === "" || /^\+[1-9]\d{0,6}$/.test(text), "Enter it like +27, or leave it empty"),
        ),
        cents: whole(0, 10_000),
      }),
    )
    .check(
      z.maxLength(100),
      z.refine((rows) => new Set(rows.map(({ gateway, prefix }) => `${gateway} ${prefix}`)).size === rows.length, {
        message: "Enter each gateway and country once",
      }),
    ),
});

const phone = z.string().check(
  z.trim(),
  z.maxLength(40),
  z.refine((text) => dialledNumber(text) !== null, "Enter a phone number such as 082 555 0123"),
);

export const alarmsPart = z.object({
  emails: z
    .array(emailField("Enter an email address such as ops@example.co.za"))
    .check(z.maxLength(20, "At most 20 addresses")),
  phones: z._default(z.array(phone).check(z.maxLength(20, "At most 20 numbers")), []),
  webhookUrl: z.string().check(
    z.trim(),
    z.maxLength(500),
    z.refine(
      (text) => text === "" || /^https:\/\/[^\s/@]+(?:\/\S*)?$/.test(text),
      "Enter an address that starts with https://",
    ),
  ),
});

const part = <P extends string, V extends z.core.$ZodType>(name: P, value: V) =>
  z.object({
    part: z.literal(name),
    /** The version in the form; 0 if the part has never been saved. */
    version: versionField,
    value,
  });

export const settingsChange = z.discriminatedUnion("part", [
  part("answers", answersPart),
  part("resale", resalePart),
  part("holds", holdsPart),
  part("instantHours", instantHoursPart),
  part("company", companyPart),
  part("brand", brandPart),
  part("senders", sendersPart),
  part("holidays", holidaysPart),
  part("tax", taxPart),
  part("banking", bankingPart),
  part("policies", policiesPart),
  part("drivingHours", drivingHoursPart),
  part("paymentWays", paymentWaysPart),
  part("exchangeRates", exchangeRatesPart),
  part("offers", offersPart),
  part("routes", routesPart),
  part("automatic", automaticPart),
  part("safety", safetyPart),
  part("privacy", privacyPart),
  part("undo", undoPart),
  part("followUps", followUpsPart),
  part("roadAlerts", roadAlertsPart),
  part("partners", partnersPart),
  part("claims", claimsPart),
  part("channels", channelsPart),
  part("alarms", alarmsPart),
]);

const kept = <V extends z.core.$ZodType>(value: V) =>
  z.object({
    value,
    version: z.int(),
    updated_at: z.nullable(z.iso.datetime()),
    updated_by: z.nullable(z.string()),
  });

const allSettings = z.object({
  company: kept(companyPart),
  brand: kept(brandPart),
  senders: kept(sendersPart),
  holidays: kept(holidaysPart),
  tax: kept(taxPart),
  banking: kept(bankingPart),
  policies: kept(policiesPart),
  resale: kept(resalePart),
  holds: kept(holdsPart),
  instantHours: kept(instantHoursPart),
  answers: kept(answersPart),
  drivingHours: kept(drivingHoursPart),
  paymentWays: kept(paymentWaysPart),
  exchangeRates: kept(exchangeRatesPart),
  offers: kept(offersPart),
  routes: kept(routesPart),
  automatic: kept(automaticPart),
  safety: kept(safetyPart),
  privacy: kept(privacyPart),
  undo: kept(undoPart),
  followUps: kept(followUpsPart),
  roadAlerts: kept(roadAlertsPart),
  partners: kept(partnersPart),
  claims: kept(claimsPart),
  channels: kept(channelsPart),
  alarms: kept(alarmsPart),
});
export type AllSettings = z.output<typeof allSettings>;

export const settingsContract = contract({
  readSettings: call({
    summary: "Reads the settings, section by section, and who changed each last.",
    access: rolesThatMay("change_tariffs"),
    effect: "reads",
    input: z.object({}),
    output: allSettings,
  }),
  saveSettings: call({
    summary: "Saves one section of the settings.",
    access: rolesThatMay("change_tariffs"),
    effect: "changes",
    input: settingsChange,
    output: allSettings,
    refusals: {
      changed_meanwhile: "Someone else has just changed these settings. Review the changes, then save again.",
      not_public: "Enter an address on the public internet: this one leads into our own network",
    },
  }),
});
