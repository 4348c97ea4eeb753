import type { PartnerKind } from "./partner-kind.ts";

export const dispatcher: PartnerKind = {
  slug: "dispatcher",
  page: "/partners/dispatcher",
  name: "Dispatchers",
  summary: "Run the board by day or night: vehicles, flights, drivers and the odd surprise.",
  metaTitle: "Dispatchers: run the board at {company}",
  metaDescription:
    "Apply as a dispatcher at {company}: assign drivers, follow flights, solve the evening’s surprises. Who it suits, what you need and how we decide.",
  title: "The calm voice at 05:10",
  lead: "Three flights are early, one driver has a puncture and a bride would like to leave now. If that sentence makes you reach for a pencil, read on.",
  story: [
    "A dispatcher sees the whole city at once: who is on the N2, who lands at 06:35, who has been driving since midnight and should stop. Most of the work is quiet. You place trips with drivers, check that each has confirmed, and notice the turnaround that is 20 minutes too tight before it becomes an apology.",
    "Then a flight diverts to George, or Chapman’s Peak closes for rock fall, and the quiet is over. You move four trips, call two people and write one line for the next shift. Passengers will not know your name. Drivers will.",
  ],
  whoFor: [
    "People who have dispatched taxis, shuttles or ambulances",
    "Former drivers who know the roads and miss the company",
    "Hotel and airport staff used to shifts and strangers",
    "Anyone exact, kind on the phone and hard to startle",
  ],
  gets: [
    {
      title: "A board that helps",
      text: "The day as a timeline, the open problems in order of urgency, and a reason beside each driver it suggests.",
    },
    {
      title: "Room to decide",
      text: "You assign, swap and call. If the system refuses, it says why and who can override it.",
    },
    {
      title: "A proper handover",
      text: "No shift ends with a shrug. The open risks are written down and handed over to the next dispatcher.",
    },
    {
      title: "Training on the job",
      text: "You sit beside an experienced colleague before you work a shift alone.",
    },
  ],
  steps: [
    { title: "Apply", text: "The form asks for experience, languages and the hours you can work." },
    { title: "Talk, then try", text: "A conversation, and an hour with a practice day full of trouble." },
    {
      title: "Get your invitation",
      text: "A personal link, valid for seven days, sets up your account with two-step verification.",
    },
    { title: "Take the first shift", text: "In company. No one starts with a Friday night in December." },
  ],
  requirements: [
    "Good knowledge of Cape Town and the roads around it",
    "Clear English; Afrikaans, isiXhosa or another language helps",
    "Willingness to work shifts, weekends and holidays",
    "A clean background check and discretion about passengers",
    "The right to work in South Africa",
  ],
  questions: [
    {
      question: "Can I work from home?",
      answer:
        "The board runs in a browser, so some shifts may allow it. New colleagues start beside the others, where questions are quicker.",
    },
    {
      question: "Do I see passengers’ details?",
      answer: "What a trip needs, yes. Every view is recorded, and curiosity is not a reason.",
    },
    {
      question: "Is there a vacancy now?",
      answer:
        "Send the application anyway. Summer from November to April always needs more hands than winter, and we keep good names.",
    },
  ],
  apply: { label: "Apply as a dispatcher", to: "/dispatcher-application" },
  signIn: { label: "Dispatcher Login", to: "/dispatcher-login" },
};
