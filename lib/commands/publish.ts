import { whyNoDates } from "@/lib/content/dates";
import { publish } from "@/lib/publish/publish";

/** `npm run build`, last step. */
console.log(`${publish()} pages published to out/, each at both of its addresses.`);
const notice = whyNoDates();
if (notice) console.log(notice);
