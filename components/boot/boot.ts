/*
 * The script in the head of every page, run before anything is painted. It sets what must be right in the first frame,
 * answers what a reader can touch before React is there, and decides when React comes. In this order it has the fewest
 * bytes on the line.
 */
import "./address";
import "./color-mode";
import "./early";
import "./search";
import "./restore";
import "./announcement";
import "./wake";
