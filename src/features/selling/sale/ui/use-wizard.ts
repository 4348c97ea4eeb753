import { type KeyboardEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#design/overlay/toast.tsx";
import type { Tour } from "#domain/catalogue/tour.ts";
import { choiceIn } from "#domain/extra/extra-labels.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { keepBookingCode } from "#platform/browser/booking-codes.ts";
import { chooseService, missing, stepUnreached } from "./sale-labels.tsx";
import type { Arrival, WizardForm } from "./step-heading.tsx";
import {
  type Answers,
  checkDraft,
  dateProblems,
  firstProblem,
  firstProblemIn,
  journeyFrom,
  type Problems,
  requestFrom,
  timeProblems,
} from "./use-booking-request.ts";
import { type Estimate, useJourneyOffer } from "./use-journey-offer.ts";
import { useStepHistory } from "./use-step-history.ts";
import { stepSent, tellStep } from "./use-step-report.ts";
import { type Draft, forgetDraft, inSeason, type OnSale, type Preset, useWizardDraft } from "./use-wizard-draft.ts";
import { useMissing, useRulesAhead, useWizardProblems } from "./use-wizard-problems.ts";
import { useWizardSending } from "./use-wizard-sending.ts";

/** live: books. preview: shows what would be sent. trial: books, marked as a test. */
export type WizardMode = "live" | "preview" | "trial";

export type Wizard = ReturnType<typeof useWizard>;

/** Next stops here until it is filled in, because no one can answer a request without a name and a number. */
const contactStep = 2;
const lastStep = 3;

/** Loads the code of a step, which is usually loaded already. */
type LoadStep = (step: number) => Promise<unknown>;
type WizardProps = {
  mode: WizardMode;
  preset: Preset | undefined;
  /** The services and tours on sale. */
  sold: OnSale;
  /** The version of the terms that the page shows. */
  termsVersion: string;
  loadStep: LoadStep;
};

/** The wizard’s state and actions. */
export function useWizard({ mode, preset, sold, termsVersion, loadStep }: WizardProps) {
  const { tours } = sold;
  const { form, known, step, goTo, stayAt, startAgain, isBlank, problems } = useSteps({ preset, sold, loadStep });
  const { draft } = form;
  const { estimate, put, askAgain } = useJourneyOffer(step > 0 ? journeyFrom(draft, tours) : undefined);
  useFittingExtras(form, estimate);
  useRulesAhead(step > 0);
  const [preview, setPreview] = useState<object>();
  const [answers, setAnswers] = useState<Answers>({});
  const sending = useSending(draft.service, problems.pointAnswer);
  const missing = useMissing(draft, step, tours);
  const shownTotal = estimate.offer?.total_cents ?? null;

  const change = (part: Partial<Draft>) => {
    sending.forgive();
    setAnswers({});
    setPreview(undefined);
    form.change(part);
  };
  const complete = (expectedTotal: number | null, input: Answers = answers) => {
    const how = { isTest: mode === "trial", expectedTotal, termsVersion, answers: input };
    return sending.send(async () => {
      if (!(await problems.isFree(how))) return undefined;
      const request = requestFrom(draft, how, tours);
      if (mode !== "preview") return request;
      setPreview(request);
      return undefined;
    });
  };
  /** Adds the customer’s answer for this version of the trip and sends it again. */
  const answer = (input: Answers) => {
    const all = { ...answers, ...input };
    setAnswers(all);
    void complete(shownTotal, all);
  };
  const acceptPrice = () => {
    if (sending.refusal?.kind !== "price") return;
    put(sending.refusal.offer);
    void complete(sending.refusal.offer.total_cents);
  };
  const goOn = async () => {
    if (step === 0 && draft.service === "") return void toast(chooseService);
    const unread = step === 1 ? (unreadDay() ?? firstProblem(known)?.field) : undefined;
    if (unread) return stayAt(unread);
    if (step === contactStep && (await problems.isHeld(step))) return;
    goTo(Math.min(step + 1, lastStep));
  };
  return {
    form: { ...form, change },
    step,
    goTo,
    goOn: () => void goOn(),
    startAgain,
    isBlank,
    estimate,
    shownTotal,
    askAgain,
    complete: () => void complete(shownTotal),
    isSending: sending.isSending,
    refusal: sending.refusal,
    acceptPrice,
    answer,
    takePickup: (at: string) => change(pickupAt(draft, at)),
    preview,
    missing,
  };
}

/** An extra that is no longer offered for the trip, or not so many of it, is taken off, and the price follows. */
function useFittingExtras({ draft, change }: WizardForm, { status, offer }: Estimate) {
  const fitting = status === "ready" && offer ? choiceIn(draft.extras, offer.extras) : draft.extras;
  const isFitting = JSON.stringify(fitting) === JSON.stringify(draft.extras);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each offer
  useEffect(() => {
    if (!isFitting) change({ extras: fitting });
  }, [offer, isFitting]);
}

/** The draft with its current step and problems. */
function useSteps({ preset, sold, loadStep }: Omit<WizardProps, "mode" | "termsVersion">) {
  const { tours } = sold;
  const { draft, step, setDraft, setStep, startAgain, isBlank } = useWizardDraft(preset, sold);
  const [arrival, setArrival] = useState<Arrival>({ count: 0 });
  const { problems, show, showAnswer } = useWizardProblems(draft, tours);
  useEffect(() => tellStep(step, draft.service), [step, draft.service]);
  const arrive = (next: number, field?: string) => {
    setStep(next);
    setArrival(({ count }) => ({ count: count + 1, ...(field && { field }) }));
  };
  const history = useStepHistory(step, (next) => void loadStep(next).then(() => arrive(next)));
  // The previous step stays visible until the next one has loaded, or if it cannot load. It is rendered in
  // one task, not in slices that each wait for a frame.
  const goTo = (next: number, field?: string) =>
    void loadStep(next).then(
      () =>
        setTimeout(() => {
          history.record(next);
          arrive(next, field);
        }),
      () => toast(stepUnreached),
    );
  const lead = (problems: Problems) => {
    const first = firstProblem(problems);
    if (first) goTo(first.step, first.field);
  };
  const pointAnswer = (problems: Problems) => {
    showAnswer(problems);
    lead(problems);
  };
  const [isDateLost, setDateLost] = useState(false);
  const change = (part: Partial<Draft>) => {
    const { date } = inSeason({ ...draft, ...part }, tours);
    if (date !== draft.date) setDateLost(date === "" && part.date !== "");
    setDraft((before) => inSeason({ ...before, ...part }, tours));
  };
  const known = { ...timeProblems(draft), ...(isDateLost && dateProblems(draft, tours)) };
  const form: WizardForm = { draft, change, problems: { ...problems, ...known }, arrival };
  return {
    form,
    known,
    step,
    isBlank,
    goTo,
    stayAt: (field: string) => goTo(step, field),
    startAgain: () => {
      show({});
      setDateLost(false);
      startAgain();
      history.record(0);
      setArrival(({ count }) => ({ count: count + 1 }));
    },
    problems: { pointAnswer, ...draftChecks(draft, { show, lead, goTo, tours }) },
  };
}

type Leading = {
  readonly show: (problems: Problems) => void;
  readonly lead: (problems: Problems) => void;
  readonly goTo: (step: number, field: string) => void;
  readonly tours: readonly Tour[];
};

/** Whether the draft can be submitted or a step left; if not, its first missing field gets the focus. */
const draftChecks = (draft: Draft, { show, lead, goTo, tours }: Leading) => ({
  async isFree(how: Parameters<typeof checkDraft>[1]): Promise<boolean> {
    const result = await checkDraft(draft, how, tours);
    const aboutDate = result.pickup_date ?? result.return_date;
    if (aboutDate) void toast(missing(aboutDate));
    if (Object.keys(result).length === 0) return true;
    show(result);
    lead(result);
    return false;
  },
  async isHeld(step: number): Promise<boolean> {
    // Without the rules nothing is blocked; they are loaded again on submission.
    const result = await checkDraft(draft, { isTest: false, expectedTotal: null }, tours).catch((): Problems => ({}));
    const field = firstProblemIn(step, result);
    if (field === undefined) return false;
    show(result);
    goTo(step, field);
    return true;
  },
});

function useSending(service: string, onProblems: (problems: Problems) => void) {
  const navigate = useNavigate();
  return useWizardSending({
    onProblems,
    onMade: ({ booking_reference, access_code }) => {
      keepBookingCode(booking_reference, access_code);
      tellStep(stepSent, service);
      forgetDraft();
      return navigate(`/payment-selection?booking=${encodeURIComponent(booking_reference)}`);
    },
  });
}

/** Changes the pickup; if it is now after the return trip, that must be chosen again. */
function pickupAt({ returnDate }: Draft, at: string): Partial<Draft> {
  const date = localDateOf(new Date(at));
  return { date, time: localTimeOf(new Date(at)), ...(returnDate !== "" && returnDate <= date && { returnDate: "" }) };
}

/** An invalid typed day never reaches the draft, which still has the previous one; only its field knows. */
const unreadDay = () =>
  ["pickup_date", "return_date"].find((name) =>
    [...document.getElementsByName(name)].some(
      (field) =>
        field instanceof HTMLInputElement && field.value !== "" && field.getAttribute("aria-invalid") === "true",
    ),
  );

/** Enter acts on the focused field and never submits the form. */
export function holdEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
