const most = 420;
/** Less than this is not worth another tap. */
const leastHidden = 80;

/** Knows words without spaces between them, too. */
const words = new Intl.Segmenter("en", { granularity: "word" });

/** The beginning of a long review, to the end of a word; null for one that is read at once. */
export function shortReview(text: string): string | null {
  if (text.length <= most + leastHidden) return null;
  let end = 0;
  for (const { index, segment } of words.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  const start = text.slice(0, end).replace(/[\s\p{Pd},;:.]+$/u, "");
  return start === "" ? null : `${start}…`;
}
