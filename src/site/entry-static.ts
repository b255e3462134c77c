import { onShare } from './blog/share-article.ts';
import { onCopyEmail } from './shell/copy-email.ts';
import { installBehaviour } from './shell/install-behaviour.ts';
import './styles/site.css';

/** The script of pages whose screen says `hydrate: false`: the shell's behaviour, and what only they have. */
installBehaviour();
document.addEventListener('click', (event) => void onCopyEmail(event));
document.addEventListener('click', (event) => void onShare(event));
