import type { ChatSettings } from "#domain/chat/chat-facts.ts";
import { type ClaimFigures, noClaims } from "#domain/company/claims.ts";
import { aboutPage } from "#features/content/words/pages/about-page.ts";
import { guaranteePage } from "#features/content/words/pages/guarantee-page.ts";
import { ridesharePage } from "#features/content/words/pages/rideshare-page.ts";
import { partnerKinds } from "#features/content/words/partner-kinds.ts";
import { safetyFiguresOf } from "#features/content/words/safety.ts";
import { statisticsOf } from "#features/content/words/statistics.ts";
import { listed, plainTopic, type Topic } from "./describe-topic.ts";

const partnerWords: Readonly<Record<string, string>> = {
  "travel-agent": "agent agents agency commission affiliate partner partners",
  hotel: "hotels guesthouse guesthouses concierge reception partner partners earn commission",
  "driver-provider": "own job jobs fleet owner partner partners work",
  dispatcher: "dispatch job work vacancy",
};

/** Pages about neither an offer nor a rule: the company, its partners, shared seats, the city. */
export const gatherPages = (): readonly Topic[] => [
  rideshareTopic(),
  ...partnerKinds.map((kind) => ({
    ...plainTopic({
      id: `partner-${kind.slug}`,
      kind: "company",
      name: kind.name,
      words: partnerWords[kind.slug] ?? "",
      text: `${kind.name}: ${kind.summary} ${kind.steps.find(({ title }) => title === "Choose a model")?.text ?? ""}`.trim(),
      page: kind.page,
    }),
    passages: kind.questions.map(({ question, answer }) => ({ head: question, text: answer })),
  })),
  plainTopic({
    id: "safety",
    kind: "company",
    name: "safety",
    words: "safe insured insurance licensed licence drivers background gps accidents accident",
    text: askAboutSafety,
    page: "/about",
  }),
  plainTopic({
    id: "developers",
    kind: "company",
    name: "our API",
    words: "api developer developers webhook webhooks integration integrate mcp software",
    text: "Yes. Partners can quote, book and follow trips by our API. The page for developers says how to start.",
    page: "/developers",
  }),
  plainTopic({
    id: "about",
    kind: "company",
    name: "the company",
    words: "company experience years business history old long existed owner trust reliable",
    text: aboutText(noClaims),
    page: "/about",
  }),
  plainTopic({
    id: "guarantee",
    kind: "company",
    name: "the money-back guarantee",
    words: "guarantee guaranteed satisfaction satisfied dissatisfied unhappy complaint claim money back refund terms",
    text: `${guaranteePage.name}: ${guaranteePage.hero.lead}`,
    page: "/guarantee",
  }),
  plainTopic({
    id: "reviews",
    kind: "company",
    name: "reviews",
    words: "review rating ratings stars testimonials customers recommend opinion",
    text: "Our reviews page shows what passengers say about us, with the average and the original reviews.",
    page: "/reviews",
  }),
  plainTopic({
    id: "climate",
    kind: "company",
    name: "attractions",
    words: "attraction sights sightseeing weather climate temperature summer winter season seasons visit see things",
    text: "Summer, December to February, is dry and bright and often windy. Winter, June to August, is cool with rain between clear days. Whale season is June to November, best from August to October. Each attraction’s page says when that place is at its best.",
    page: "/attractions",
  }),
];

type Figures = ReturnType<typeof statisticsOf>;
const spoken = (figures: Figures): readonly string[] => figures.map(({ figure, label }) => `${figure} ${label}`);

const askAboutSafety = "Our team will gladly tell you about our drivers, vehicles and insurance.";

const safetyText = (claims: ChatSettings["claims"]): string => {
  const figures = spoken(safetyFiguresOf(claims)).join(", ");
  const items = claims.safety.slice(0, 2).map(({ title, text }) => `${title}: ${text}`);
  return [...(figures ? [`${figures}.`] : []), ...items].join(" ") || askAboutSafety;
};

const aboutText = (claims: ClaimFigures): string => {
  const figures = spoken(statisticsOf(claims));
  const numbers = figures.length > 0 ? [`{company} in numbers: ${listed(figures)}.`] : [];
  return [...numbers, aboutPage.hero.lead].join(" ");
};

/** Facts about the company, with the figures that it claims. */
export const claimedText = (topic: string, claims: ChatSettings["claims"]): string | undefined => {
  if (topic === "safety") return safetyText(claims);
  if (topic === "guarantee" && claims.guarantee === "") return "Please ask our team what happens if a trip goes wrong.";
  return topic === "about" ? aboutText(claims) : undefined;
};

const rideshareTopic = (): Topic => ({
  id: "rideshare",
  kind: "company",
  name: "rideshare",
  words: "shared seat seats share sharing ride uber bolt hailing",
  overview: `${ridesharePage.hero.lead} ${ridesharePage.promises.items
    .slice(0, 2)
    .map(({ title, text }) => `${title}: ${text}`)
    .join(" ")}`,
  aspects: {},
  passages: ridesharePage.questions.items.map(({ question, answer }) => ({ head: question, text: answer })),
  page: "/rideshare",
});
