/*
 * The script in the head of every page, run before anything is painted. It sets what must be right in the first frame,
 * answers what a reader can touch before React is there, and decides when React comes.
 */
import "./address";
import "./color-mode";
import "./announcement";
import "./early";
import "./wake";
import "./restore";
import "./search";
