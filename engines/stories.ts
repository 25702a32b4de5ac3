import { announcement } from "./stories/announcement";
import { colorMode } from "./stories/color-mode";
import { crash } from "./stories/crash";
import { menu } from "./stories/menu";
import { navigate } from "./stories/navigate";
import { noScripts } from "./stories/no-scripts";
import { operation } from "./stories/operation";
import { read } from "./stories/read";
import { search } from "./stories/search";
import { turnPage } from "./stories/turn-page";
import { words } from "./stories/words";
import type { Story } from "./story";

/** All stories, by what they are about. */
export const parts: Record<string, readonly Story[]> = {
  read,
  navigate,
  "turn-page": turnPage,
  "color-mode": colorMode,
  menu,
  search,
  words,
  operation,
  announcement,
  crash,
  "no-scripts": noScripts,
};
