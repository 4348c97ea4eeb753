import { tone } from "./colour.ts";
import { shape, stroke, together } from "./svg.ts";

type FerryInks = { hull?: string; accent?: string; accentLow?: string };

const upper = "#fffaf0";
const glass = "#16384d";

/** A passenger ferry, about 560 long; the origin is the waterline below its middle. */
export function ferry({ hull = "#14406a", accent = "#e4573d", accentLow = "#f7b23f" }: FerryInks = {}) {
  return together(
    shape("M-226-96H120C150-96 172-84 190-62H-226z", upper),
    shape("M-226-78H160L190-62H-226z", tone(upper, -0.1)),
    shape("M-212-90H110C130-90 146-84 158-74H-212z", glass),
    stroke("M-160-90V-74M-108-90V-74M-56-90V-74M-4-90V-74M48-90V-74M100-90V-74", upper, 5),
    shape("M-190-138H48C68-138 84-126 96-98H-200z", upper),
    shape("M-182-130H42C56-130 66-122 74-110H-190z", glass),
    stroke("M-130-130V-110M-78-130V-110M-26-130V-110M26-130V-110", upper, 5),
    shape("M-40-168H24C38-168 46-158 52-140H-52z", upper),
    shape("M-30-162H22C30-162 36-156 40-148H-38z", glass),
    stroke("M-10-168V-214M-22-200H4M-10-214L-70-168", "#3b5a70", 3),
    shape("M-10-214L18-206L-10-198z", accent),
    shape("M-160-138L-152-178H-108L-112-138z", accent),
    shape("M-157-156H-110L-108-168H-154z", accentLow),
    stroke("M-262-62V-84H-226M-262-73H-226M-244-62V-84", "#3b5a70", 2.4),
    shape("M-276-62H276C262-36 236-12 206 4H-250C-266-14-274-38-276-62z", hull),
    shape("M-276-62H276L266-46H-274z", upper),
    shape("M-274-46H266L262-40H-273z", accent),
    shape("M-262-14H228L206 4H-250z", tone(hull, -0.1)),
    stroke("M-200-28H180", upper, 6, { strokeDasharray: "6 26", opacity: 0.7, strokeLinecap: "round" }),
  );
}

type Yacht = { hull: string; mainsail: string; jib: string };

/** A small sailing boat, about 100 tall. */
export const yacht = ({ hull, mainsail, jib }: Yacht) =>
  together(shape("M-40 0C-30 14 30 14 44 0z", hull), shape("M0-4V-96L44-6z", mainsail), shape("M-4-4V-84L-34-6z", jib));
