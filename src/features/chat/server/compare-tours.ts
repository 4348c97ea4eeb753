import type { Topic } from "./describe-topic.ts";
import { findThing } from "./find-topics.ts";
import { aspectsIn } from "./read-aspects.ts";
import type { Question } from "./understand-question.ts";

const asksWhich =
  /\b(?:which|what)(?: one| of (?:them|these|those|the two))?(?:['’]s| is| are| costs?| takes?) (?:the )?(?:cheap|expensive|short|long|quick|more|less|better|best)\w*\b|\bcompare\b|\bdifference between\b/i;

/** "Which is cheaper?" about the last two tours mentioned: price and duration of each. */
export function compareLine({ message, conversation }: Question, priceOf: (topic: Topic) => string): string {
  if (!asksWhich.test(message)) return "";
  const said = [
    ...conversation.filter(({ role }) => role === "user").map(({ content }) => content),
    ...message.split(/\b(?:and|or|,)\b/i),
  ];
  const tours = said.flatMap((text) => {
    const topic = findThing(text, aspectsIn(text))?.topic;
    return topic?.kind === "tour" ? [topic] : [];
  });
  const [one, other] = [...new Map(tours.map((topic) => [topic.id, topic])).values()].slice(-2);
  if (!one || !other) return "";
  return [one, other]
    .map((topic) => `${priceOf(topic)} ${topic.aspects.duration ?? ""}\nMore about ${topic.name}: ${topic.page}`)
    .join("\n\n");
}
