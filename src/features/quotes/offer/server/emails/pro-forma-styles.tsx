import { Circle, Font, Path, StyleSheet, Svg } from "@react-pdf/renderer";

// Prevents hyphenation, so that names are not broken.
Font.registerHyphenationCallback((word) => [word]);

/** The brand colours as plain values: a PDF has no CSS variables and is always light. */
const colour = { ink: "#10293f", ink2: "#4a5c6c", line: "#e8dcc5", wash: "#fbf4e6", sun: "#ffb937", cream: "#fff6e4" };

const spread = { flexDirection: "row", justifyContent: "space-between" } as const;
const bold = "Helvetica-Bold";

export const look = StyleSheet.create({
  page: { padding: "40 44 64", fontFamily: "Helvetica", fontSize: 9.5, color: colour.ink },
  // Not on the page itself, or fixed elements in its footer would be misplaced.
  body: { fontSize: 9.5, lineHeight: 1.4 },
  head: { ...spread, alignItems: "flex-start" },
  brand: { flexDirection: "row", alignItems: "center", gap: 10 },
  brandName: { fontFamily: bold, fontSize: 14 },
  title: { fontFamily: bold, fontSize: 22, lineHeight: 1.1 },
  heading: { fontFamily: bold, fontSize: 13, lineHeight: 1.5 },
  bar: { height: 3, backgroundColor: colour.sun, marginTop: 14, marginBottom: 18 },
  columns: { flexDirection: "row", gap: 24, marginBottom: 14 },
  column: { flexGrow: 1, flexBasis: 0 },
  label: { fontSize: 8, color: colour.ink2, marginBottom: 1 },
  strong: { fontFamily: bold },
  quiet: { color: colour.ink2 },
  tableHead: {
    flexDirection: "row",
    backgroundColor: colour.ink,
    color: colour.cream,
    fontFamily: bold,
    fontSize: 8.5,
    padding: "5 8",
  },
  row: { flexDirection: "row", padding: "6 8", borderBottomWidth: 0.75, borderBottomColor: colour.line },
  wide: { flexGrow: 1, flexBasis: 0, paddingRight: 8 },
  count: { width: 36, textAlign: "right" },
  amount: { width: 84, textAlign: "right" },
  sums: { width: 240, marginLeft: "auto", marginTop: 6 },
  sum: { ...spread, padding: "3 10" },
  grand: {
    ...spread,
    marginVertical: 3,
    padding: "7 10",
    backgroundColor: colour.wash,
    fontFamily: bold,
    fontSize: 12,
  },
  box: {
    marginTop: 10,
    padding: "10 12",
    gap: 4,
    backgroundColor: colour.wash,
    borderLeftWidth: 3,
    borderLeftColor: colour.sun,
  },
  foot: {
    ...spread,
    position: "absolute",
    left: 44,
    right: 44,
    bottom: 28,
    paddingTop: 8,
    borderTopWidth: 0.75,
    borderTopColor: colour.line,
    fontSize: 8,
    color: colour.ink2,
  },
});

/** The sun behind the mountain, as on the site. */
export function Mark() {
  return (
    <Svg viewBox="0 0 48 48" style={{ width: 36, height: 36 }}>
      <Circle cx="24" cy="24" r="24" fill={colour.ink} />
      <Circle cx="31" cy="16" r="8" fill={colour.sun} />
      <Path
        fill={colour.cream}
        d="M1.2 31.8L1 30.8L8.5 21.5L12 25.5L15 18H32L35.5 26.5L39 29L41.5 25.5L47 30.9L46.8 31.8z"
      />
      <Path fill="#d5452a" d="M1.2 31.5A24 24 0 0 0 46.8 31.5z" />
      <Path
        fill={colour.cream}
        d="M22.6 31.5H25.4C26 34 35.5 34.6 36.5 38.6C37.3 41.8 33.9 43.9 33.5 46A24 24 0 0 1 14.2 45.9C17.3 42.5 27.6 41.7 28 38.8C28.4 36.2 22.2 35 22.6 31.5z"
      />
    </Svg>
  );
}

const westEuropean = /^[\t\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

/**
 * The font covers Western European letters: others lose their accents, and those it lacks become a question
 * mark.
 */
export const printable = (text: string): string =>
  Array.from(text.replaceAll("−", "-").normalize("NFC"), (letter) => {
    if (westEuropean.test(letter)) return letter;
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
    return /^[\x20-\x7e]+$/.test(plain) ? plain : "?";
  }).join("");
