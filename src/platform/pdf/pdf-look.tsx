import { Circle, Font, Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { cents, formatMoney } from "#domain/money/money.ts";
import { brandMark, logoMark } from "./print-pdf.ts";

// Names are not hyphenated.
Font.registerHyphenationCallback((word) => [word]);

/** PDFs are always light. `printPdf` puts the company’s colours in the place of the marks. */
export const colour = {
  ink: "#10293f",
  ink2: "#4a5c6c",
  line: "#e8dcc5",
  wash: "#fbf4e6",
  sun: brandMark.accent,
  protea: brandMark.main,
  band: brandMark.deep,
};

export const look = StyleSheet.create({
  page: { padding: "40 44 64", fontFamily: "Helvetica", fontSize: 9.5, color: colour.ink },
  // Not on the page itself, or fixed elements at its foot would lose their place and pages their numbers. Line height
  // is computed from the font size beside it, so that is repeated.
  body: { fontSize: 9.5, lineHeight: 1.4 },
  head: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-start" },
  brand: { flexDirection: "row", alignItems: "center", gap: 10 },
  brandName: { fontFamily: "Helvetica-Bold", fontSize: 14 },
  title: { fontFamily: "Helvetica-Bold", fontSize: 22, lineHeight: 1.1, textAlign: "right" },
  bar: { height: 3, backgroundColor: colour.sun, marginTop: 14, marginBottom: 18 },
  columns: { flexDirection: "row", gap: 24, marginBottom: 18 },
  column: { flexGrow: 1, flexBasis: 0 },
  label: { fontSize: 8, color: colour.ink2, marginBottom: 2 },
  /** A second line in a table row. */
  sub: { fontSize: 8, lineHeight: 1.25, color: colour.ink2 },
  strong: { fontFamily: "Helvetica-Bold" },
  quiet: { color: colour.ink2 },
  tableHead: {
    flexDirection: "row",
    backgroundColor: colour.band,
    color: "#fff6e4",
    fontFamily: "Helvetica-Bold",
    fontSize: 8.5,
    padding: "5 8",
  },
  row: { flexDirection: "row", padding: "6 8", borderBottomWidth: 0.75, borderBottomColor: colour.line },
  number: { textAlign: "right" },
  totals: { marginTop: 12, flexDirection: "row", justifyContent: "space-between", gap: 28, alignItems: "flex-start" },
  sum: { flexDirection: "row", justifyContent: "space-between", padding: "3 0" },
  grand: {
    flexDirection: "row",
    justifyContent: "space-between",
    marginTop: 4,
    padding: "7 10",
    backgroundColor: colour.wash,
    fontFamily: "Helvetica-Bold",
    fontSize: 12,
  },
  box: {
    marginTop: 20,
    padding: "10 12",
    backgroundColor: colour.wash,
    borderLeftWidth: 3,
    borderLeftColor: colour.sun,
  },
  foot: {
    position: "absolute",
    left: 44,
    right: 44,
    bottom: 28,
    paddingTop: 8,
    borderTopWidth: 0.75,
    borderTopColor: colour.line,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: 8,
    color: colour.ink2,
  },
});

/** The sun behind the mountain, as on the site. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <View id={logoMark} style={{ width: size, height: size }}>
      <Svg viewBox="0 0 48 48" style={{ width: size, height: size }}>
        <Circle cx="24" cy="24" r="24" fill="#10293f" />
        <Circle cx="31" cy="16" r="8" fill="#ffb937" />
        <Path
          fill="#fff6e4"
          d="M1.2 31.8L1 30.8L8.5 21.5L12 25.5L15 18H32L35.5 26.5L39 29L41.5 25.5L47 30.9L46.8 31.8z"
        />
        <Path fill="#d5452a" d="M1.2 31.5A24 24 0 0 0 46.8 31.5z" />
        <Path
          fill="#fff6e4"
          d="M22.6 31.5H25.4C26 34 35.5 34.6 36.5 38.6C37.3 41.8 33.9 43.9 33.5 46A24 24 0 0 1 14.2 45.9C17.3 42.5 27.6 41.7 28 38.8C28.4 36.2 22.2 35 22.6 31.5z"
        />
      </Svg>
    </View>
  );
}

type HeadProps = { sender: string; title: string; number: string };

export function PdfHead({ sender, title, number }: HeadProps) {
  return (
    <>
      <View style={look.head}>
        <View style={look.brand}>
          <Mark />
          <Text style={look.brandName}>{printable(sender)}</Text>
        </View>
        <View style={{ alignItems: "flex-end" }}>
          <Text style={look.title}>{title}</Text>
          <Text style={[look.quiet, { marginTop: 4 }]}>{printable(number)}</Text>
        </View>
      </View>
      <View style={look.bar} />
    </>
  );
}

/** A label above its value; nothing without a value. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={{ marginBottom: 6 }}>
      <Text style={look.label}>{label}</Text>
      {children}
    </View>
  );
}

type PdfPageProps = { foot: string; children: ReactNode };

/** A page with its footer: the sender, and the page number out of how many. */
export function PdfPage({ foot, children }: PdfPageProps) {
  return (
    <Page size="A4" style={look.page}>
      <View style={look.foot} fixed>
        <Text>{printable(foot)}</Text>
        <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
      </View>
      <View style={look.body}>{children}</View>
    </Page>
  );
}

/** R1 299.00: a document always shows its cents. */
export function amountText(amount: number): string {
  const text = formatMoney(cents(amount));
  return printable(text.includes(".") ? text : `${text}.00`);
}

const spelled: Readonly<Record<string, string>> = { "−": "-", "‑": "-", Ł: "L", ł: "l", Đ: "D", đ: "d", ı: "i" };

/** The font covers Western European letters: others lose their accents, and what has none becomes a question mark. */
export const printable = (text: string): string => Array.from(text.normalize("NFC"), printed).join("");

function printed(letter: string): string {
  if (/^[\t\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u.test(letter)) return letter;
  const plain = spelled[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
  return /^[\x20-\x7e\xa0-\xff]+$/u.test(plain) ? plain : "?";
}
