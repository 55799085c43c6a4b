/** Where a site's service worker lies, where it has one: above all pages, which are its to answer. */
export const workerAddress = '/sw.js';

/** The name of the policy by which a document with Trusted Types names its worker. */
export const workerPolicy = 'offline';

/** The inline script of a document whose site has a service worker. Without it, or without one, all is as it was. */
export const registerWorker = `addEventListener("load",()=>{const a="${workerAddress}",t=window.trustedTypes?.createPolicy("${workerPolicy}",{createScriptURL:()=>a});navigator.serviceWorker?.register(t?t.createScriptURL(a):a).catch(()=>{})})`;
