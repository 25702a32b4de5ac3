import { expect, it } from "vitest";
import { shortenEmptyAttributes } from "./empty-attributes";

it.each([
  ['<button hidden="" data-keep="" type="button">', '<button hidden data-keep type="button">'],
  ['<img alt="" src="a.png"/>', '<img alt src="a.png"/>'],
  ['<input value=""/>', "<input value/>"],
  ['<p title="a=&quot;&quot;">a=""</p>', '<p title="a=&quot;&quot;">a=""</p>'],
  ['<code>&lt;p hidden=""&gt;</code>', '<code>&lt;p hidden=""&gt;</code>'],
  ['<script data-inline="">if(i<a&&b=="")c=">"</script>', '<script data-inline="">if(i<a&&b=="")c=">"</script>'],
])("%s", (html, shortened) => expect(shortenEmptyAttributes(html)).toBe(shortened));
