import { onShare } from './blog/share-article.ts';
import { onCopyEmail } from './shell/copy-email.ts';
import { installBehavior } from './shell/install-behavior.ts';
import './styles/site.css';

/** The script of pages whose screen says `hydrate: false`: the shell's behavior, and what only such pages need. */
installBehavior();
document.addEventListener('click', (event) => void onCopyEmail(event));
document.addEventListener('click', (event) => void onShare(event));
